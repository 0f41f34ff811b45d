"""Sounds through pygame's mixer, from a thread of their own: a sound card may take its time, come late, and go."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread
from typing import Final, NamedTuple

import pygame

from drivers.faults import one_line
from drivers.ports import DeviceBack, DeviceLost, Sound
from drivers.queue import InputQueue
from drivers.wood import RATE, samples

LEVELS: Final = (0.0, 0.25, 0.5, 1.0)
"""Loudness of mute and the three levels."""
SILENT_SECONDS: Final = 20.0
"""An open mixer costs a quarter percent of a core: close it after this silence."""
RETRY_SECONDS: Final = 5.0
"""A card that could not be opened is left alone for so long, unless another one comes."""
LATE_SECONDS: Final = 1.0
"""A sound that waited longer, for a card that hung, belongs to nothing any more."""
MOST_WAITING: Final = 8
CLOSE_SECONDS: Final = 1.0
BUFFER_FRAMES: Final = 512
"""23 ms at RATE: the sound follows its press within 70 ms."""
CARDS: Final = Path("/dev/snd")


class NoSoundCard(Exception):
    """There is none, or none that may be used."""


class Wanted(NamedTuple):
    """A sound, when it was asked for, and how loud."""

    sound: Sound
    t: float
    volume: float
    """From 0 to 1, of the moment it was asked for: the card may open later."""


class MixerSpeaker:
    """A `Speaker`. Without a sound card it says so once and stays silent until there is one; what can be opened is
    found out at the first sound, and again at a later one. `level` is 0 (mute) to 3 (loud).
    """

    def __init__(self, queue: InputQueue, level: int = 2, clock: Callable[[], float] = time.monotonic) -> None:
        self._queue = queue
        self._clock = clock
        self._volume = 0.0
        self.set_level(level)
        self._wanted: Queue[Wanted | None] = Queue(MOST_WAITING)
        self._closed = False
        self._worked = False
        self._told = False
        self._failed_at = float("-inf")
        self._failed_with: frozenset[str] = frozenset()
        """The cards that there were."""
        self._thread = Thread(target=self._run, name="speaker", daemon=True)
        self._thread.start()

    def set_level(self, level: int) -> None:
        self._volume = LEVELS[min(max(level, 0), len(LEVELS) - 1)]

    def play(self, sound: Sound) -> None:
        if self._volume > 0.0:
            # the card hangs: what is asked for now would come too late
            with suppress(Full):
                self._wanted.put_nowait(Wanted(sound, self._clock(), self._volume))

    def close(self) -> None:
        """Silent within a second, even if the sound card hangs."""
        self._closed = True
        with suppress(Full):
            self._wanted.put_nowait(None)
        self._thread.join(CLOSE_SECONDS)

    def _run(self) -> None:
        waves = {sound: samples(sound) for sound in Sound}
        while (first := self._next()) is not None:
            if not self._may_open():
                continue
            try:
                self._play_from(first, waves)
            except Exception as fault:  # a card may fail in any way; the thread must live to try another
                self._lose(fault)
            finally:
                pygame.mixer.quit()

    def _next(self, seconds: float | None = None) -> Wanted | None:
        """The next sound that is still worth playing; None at the end, or after a silence of so many seconds."""
        while not self._closed:
            try:
                wanted = self._wanted.get(timeout=seconds)
            except Empty:
                return None
            if wanted is None or self._clock() - wanted.t <= LATE_SECONDS:
                return wanted
        return None

    def _may_open(self) -> bool:
        """A card that failed is not asked at every press."""
        rested = self._clock() - self._failed_at >= RETRY_SECONDS
        return rested or _cards() != self._failed_with

    def _play_from(self, first: Wanted, waves: dict[Sound, bytes]) -> None:
        """Open the card, and play what is asked for until a silence, the end, or a change of cards."""
        wanted: Wanted | None = first
        while wanted is not None:
            cards = _cards()
            _require_sound_card()
            pygame.mixer.init(frequency=RATE, size=-16, channels=1, buffer=BUFFER_FRAMES, allowedchanges=0)
            self._find()
            wanted = self._play_while(cards, {s: pygame.mixer.Sound(buffer=w) for s, w in waves.items()}, wanted)
            pygame.mixer.quit()

    def _play_while(
        self, cards: frozenset[str], sounds: dict[Sound, pygame.mixer.Sound], first: Wanted
    ) -> Wanted | None:
        """Play for as long as the cards are these; gives the sound that others must play, None where none waits."""
        wanted: Wanted | None = first
        while wanted is not None:
            # SDL plays on into nothing when its card was pulled out
            if _cards() != cards:
                return wanted
            sounds[wanted.sound].set_volume(wanted.volume)
            sounds[wanted.sound].play()
            wanted = self._next(SILENT_SECONDS)
        return None

    def _find(self) -> None:
        self._worked = True
        if self._told:
            self._told = False
            self._tell(DeviceBack("speaker"))

    def _lose(self, fault: Exception) -> None:
        self._failed_at, self._failed_with = self._clock(), _cards()
        if not self._told:
            self._told = True
            self._tell(DeviceLost("speaker", one_line(fault), absent=not self._worked))

    def _tell(self, message: DeviceLost | DeviceBack) -> None:
        """Not after the end: another speaker may be there then, while the card of this one hangs."""
        if not self._closed:
            self._queue.post(message)


def _cards() -> frozenset[str]:
    """The outputs of the sound cards: another set of them is another set of cards."""
    return frozenset(output.name for output in CARDS.glob("pcm*p"))


def _require_sound_card() -> None:
    """Raises NoSoundCard where there is none; asked of SDL, ALSA would print a page of its own on stderr."""
    if os.environ.get("SDL_AUDIODRIVER") or os.environ.get("PULSE_SERVER"):
        return
    pulse = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"), "pulse")
    if any(server.exists() for server in (pulse, Path("/mnt/wslg/PulseServer"))):
        return
    outputs = [CARDS / name for name in sorted(_cards())]
    if not outputs:
        raise NoSoundCard("no sound card")
    if not any(os.access(output, os.R_OK | os.W_OK, effective_ids=True) for output in outputs):
        raise NoSoundCard(f"may not open {outputs[0]}: add the user to the group audio")
