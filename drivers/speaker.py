"""Sounds through pygame's mixer, from a thread of their own: a sound card may take its time to open."""

from __future__ import annotations

import os
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

import pygame

from drivers.ports import DeviceLost, Sound
from drivers.queue import InputQueue
from drivers.wood import RATE, samples

LEVELS: Final = (0.0, 0.25, 0.5, 1.0)
"""Loudness of mute and the three levels."""
SILENT_SECONDS: Final = 20.0
"""An open mixer costs a quarter percent of a core: close it after this silence."""
CLOSE_SECONDS: Final = 1.0
BUFFER_FRAMES: Final = 512
"""23 ms at RATE: the sound follows its press within 70 ms."""


class MixerSpeaker:
    """A `Speaker`; without a sound card it says so once and stays silent. `level` is 0 (mute) to 3 (loud)."""

    def __init__(self, queue: InputQueue, level: int = 2) -> None:
        self._queue = queue
        self._volume = 0.0
        self.set_level(level)
        self._wanted: SimpleQueue[Sound | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="speaker", daemon=True)
        self._thread.start()

    def set_level(self, level: int) -> None:
        self._volume = LEVELS[min(max(level, 0), len(LEVELS) - 1)]

    def play(self, sound: Sound) -> None:
        if self._volume > 0.0:
            self._wanted.put(sound)

    def close(self) -> None:
        """Silent within a second, even if the sound card hangs."""
        self._wanted.put(None)
        self._thread.join(CLOSE_SECONDS)

    def _run(self) -> None:
        waves = {sound: samples(sound) for sound in Sound}
        try:
            while (first := self._wanted.get()) is not None:
                _require_sound_card()
                pygame.mixer.init(frequency=RATE, size=-16, channels=1, buffer=BUFFER_FRAMES, allowedchanges=0)
                ended = self._play_until_silent({s: pygame.mixer.Sound(buffer=w) for s, w in waves.items()}, first)
                pygame.mixer.quit()
                if ended:
                    return
        except pygame.error as fault:
            self._queue.post(DeviceLost("speaker", str(fault), absent=True))

    def _play_until_silent(self, sounds: dict[Sound, pygame.mixer.Sound], first: Sound) -> bool:
        """Play what is asked for; True at the end of it all, False after a silence."""
        sound: Sound | None = first
        while sound is not None:
            sounds[sound].set_volume(self._volume)
            sounds[sound].play()
            try:
                sound = self._wanted.get(timeout=SILENT_SECONDS)
            except Empty:
                return False
        return True


def _require_sound_card() -> None:
    """Raises pygame.error where there is none; asked of SDL, ALSA would print a page of its own on stderr."""
    pulse = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"), "pulse")
    places = (Path("/dev/snd"), Path("/mnt/wslg/PulseServer"), pulse)
    chosen = os.environ.get("SDL_AUDIODRIVER") or os.environ.get("PULSE_SERVER")
    if not chosen and not any(place.exists() for place in places):
        raise pygame.error("no sound card")
