"""Sounds: made by ourselves, heard where there is a card, silence where there is none."""

from __future__ import annotations

import itertools
import select
from array import array

import pygame
import pytest

from drivers import speaker as module
from drivers.ports import DeviceLost, Sound
from drivers.queue import InputQueue
from drivers.speaker import MixerSpeaker
from drivers.wood import RATE, samples


@pytest.mark.parametrize("sound", list(Sound))
def test_sounds_are_short_audible_and_end_in_silence(sound: Sound) -> None:
    wave = array("h", samples(sound))
    assert 0.05 < len(wave) / RATE < 1.0
    loudest = max(map(abs, wave))
    assert 6000 < loudest < 32767
    assert max(map(abs, wave[: RATE // 20])) > loudest / 4, "heard at once"
    assert max(map(abs, wave[-20:])) < loudest / 50
    assert abs(wave[0]) < 200


def crossings(sound: Sound) -> float:
    """Changes of sign per second in the middle of the sound: how high it is."""
    wave = array("h", samples(sound))
    part = wave[len(wave) // 4 : len(wave) // 2]
    return sum((a < 0) != (b < 0) for a, b in itertools.pairwise(part)) * RATE / len(part)


def test_the_refusal_is_the_low_one() -> None:
    assert crossings(Sound.REFUSED) < 0.4 * crossings(Sound.TAP)
    assert crossings(Sound.REFUSED) < 0.4 * crossings(Sound.DONE)


def test_without_a_card_it_says_so_once_and_stays_silent(queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    """JoustMania 301: no sound card ended the program."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    speaker = MixerSpeaker(queue)
    speaker.play(Sound.TAP)
    assert select.select([queue], [], [], 10.0)[0]
    (message,) = queue.take()
    assert isinstance(message, DeviceLost)
    assert message.what == "speaker"
    speaker.play(Sound.DONE)
    speaker.close()
    assert queue.take() == []


@pytest.mark.usefixtures("no_display")
def test_it_plays_at_its_level_and_closes_after_a_silence(queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[float] = []
    closed: list[float] = []
    real = pygame.mixer.Sound

    class Heard(real):  # type: ignore[misc, valid-type]
        def play(self, *args: object, **more: object) -> None:
            played.append(self.get_volume())

    monkeypatch.setattr(pygame.mixer, "Sound", Heard)
    monkeypatch.setattr(module, "SILENT_SECONDS", 0.01)
    quit_mixer = pygame.mixer.quit

    def close_mixer() -> None:
        quit_mixer()
        closed.append(len(played))

    monkeypatch.setattr(pygame.mixer, "quit", close_mixer)
    speaker = MixerSpeaker(queue, level=0)
    speaker.play(Sound.TAP)
    for level in (1, 3, 99):
        speaker.set_level(level)
        before = len(closed)
        speaker.play(Sound.TAP)
        for _ in range(500):
            if len(closed) > before:
                break
            select.select([], [], [], 0.01)
    speaker.close()
    assert played == pytest.approx([0.25, 1.0, 1.0], abs=0.01)
    assert queue.take() == []
