"""Sounds: made by ourselves, heard where there is a card, silence where there is none."""

from __future__ import annotations

import itertools
import os
import select
from array import array
from pathlib import Path
from threading import Event
from typing import Any

import pygame
import pytest

from drivers import speaker as module
from drivers.ports import DeviceBack, DeviceLost, Sound
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


class Told:
    """What a speaker posts, waited for."""

    def __init__(self, queue: InputQueue) -> None:
        self._queue = queue

    def next(self) -> object:
        assert select.select([self._queue], [], [], 10.0)[0], "the speaker says nothing"
        (message,) = self._queue.take()
        return message


def heard(file: Path, least: float) -> array[int]:
    """What SDL's driver "disk" wrote, once it has written so many seconds after the first sound in it."""
    for _ in range(2000):
        written = file.read_bytes() if file.exists() else b""
        wave = array("h", written[: len(written) // 2 * 2])
        first = next((n for n, level in enumerate(wave) if level), None)
        if first is not None and len(wave) >= first + least * RATE:
            return wave[first - 1 :]
        select.select([], [], [], 0.002)
    raise AssertionError("nothing was played")


def drained(speaker: MixerSpeaker) -> None:
    """Wait until the speaker's thread has taken all that it was asked for."""
    while not speaker._wanted.empty():
        select.select([], [], [], 0.001)


@pytest.fixture
def card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of sound cards with one in it, and SDL writing to a file what it plays."""
    folder = tmp_path / "snd"
    folder.mkdir()
    (folder / "pcmC0D0p").touch()
    (folder / "timer").touch()
    monkeypatch.setattr(module, "CARDS", folder)
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "played.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")
    return folder


@pytest.mark.parametrize("level", (1, 2, 3))
@pytest.mark.parametrize("sound", list(Sound))
def test_each_sound_is_there_as_loud_as_its_level(
    queue: InputQueue, card: Path, tmp_path: Path, sound: Sound, level: int
) -> None:
    wanted = array("h", samples(sound))
    speaker = MixerSpeaker(queue, level)
    speaker.play(sound)
    played = heard(tmp_path / "played.raw", len(wanted) / RATE)
    speaker.close()
    loud = {1: 0.25, 2: 0.5, 3: 1.0}[level]
    offset = min(range(4), key=lambda n: sum(abs(a - b * loud) for a, b in zip(played[n:], wanted[:200], strict=False)))
    assert max(abs(a - b * loud) for a, b in zip(played[offset:], wanted, strict=False)) <= 2
    assert queue.take() == []


def test_without_a_card_it_says_so_once_and_uses_one_that_comes_later(
    queue: InputQueue, card: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """JoustMania 301: no sound card ended the program."""
    (card / "pcmC0D0p").unlink()
    monkeypatch.delenv("SDL_AUDIODRIVER")
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nonexistent")
    speaker, told = MixerSpeaker(queue), Told(queue)
    speaker.play(Sound.TAP)
    assert told.next() == DeviceLost("speaker", "no sound card", absent=True)
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.0)
    speaker.play(Sound.DONE)
    speaker.play(Sound.DONE)
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    (card / "pcmC1D0p").touch()
    speaker.play(Sound.REFUSED)
    assert told.next() == DeviceBack("speaker")
    heard(tmp_path / "played.raw", 0.1)
    speaker.close()
    assert queue.take() == []


def test_a_card_that_failed_rests_until_another_comes(
    queue: InputQueue, card: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    tries: list[int] = []
    real = pygame.mixer.init

    def init(**how: Any) -> None:
        tries.append(1)
        real(**how)

    monkeypatch.setattr(pygame.mixer, "init", init)
    now = [100.0]
    speaker, told = MixerSpeaker(queue, clock=lambda: now[0]), Told(queue)
    speaker.play(Sound.TAP)
    assert isinstance(told.next(), DeviceLost)
    for _ in range(5):
        speaker.play(Sound.TAP)
    now[0] += module.RETRY_SECONDS / 2
    speaker.play(Sound.TAP)
    drained(speaker)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (card / "pcmC1D0p").touch()
    speaker.play(Sound.TAP)
    assert told.next() == DeviceBack("speaker")
    speaker.close()
    assert len(tries) == 2


def test_a_card_pulled_out_in_mid_game_ends_nothing(
    queue: InputQueue, card: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker, told = MixerSpeaker(queue, 3), Told(queue)
    speaker.play(Sound.TAP)
    heard(tmp_path / "played.raw", 0.1)
    (card / "pcmC0D0p").unlink()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    speaker.play(Sound.TAP)
    lost = told.next()
    assert isinstance(lost, DeviceLost)
    assert (lost.what, lost.absent) == ("speaker", False)
    (card / "pcmC0D0p").touch()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    speaker.play(Sound.TAP)
    assert told.next() == DeviceBack("speaker")
    speaker.close()


def test_a_card_that_hangs_holds_up_nobody_and_plays_nothing_late(
    queue: InputQueue, card: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck, free = Event(), Event()
    real, played = pygame.mixer.init, []

    def init(**how: Any) -> None:
        stuck.set()
        assert free.wait(10)
        real(**how)

    class Heard(pygame.mixer.Sound):
        def play(self, *args: Any, **more: Any) -> None:  # type: ignore[override]
            played.append(self.get_length())

    monkeypatch.setattr(pygame.mixer, "init", init)
    monkeypatch.setattr(pygame.mixer, "Sound", Heard)
    now = [100.0]
    speaker = MixerSpeaker(queue, clock=lambda: now[0])
    for _ in range(50):
        speaker.play(Sound.TAP)
    assert stuck.wait(10)
    assert speaker._wanted.qsize() <= module.MOST_WAITING
    now[0] += module.LATE_SECONDS + 0.1
    free.set()
    drained(speaker)
    speaker.play(Sound.DONE)
    while len(played) < 2:
        select.select([], [], [], 0.001)
    speaker.close()
    assert played == [pytest.approx(len(samples(s)) / 2 / RATE, abs=0.01) for s in (Sound.TAP, Sound.DONE)]


def test_a_card_that_fails_after_the_end_is_told_no_more(
    queue: InputQueue, card: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck, free = Event(), Event()

    def init(**how: Any) -> None:
        stuck.set()
        assert free.wait(10)
        raise pygame.error("too late")

    monkeypatch.setattr(pygame.mixer, "init", init)
    monkeypatch.setattr(module, "CLOSE_SECONDS", 0.01)
    speaker = MixerSpeaker(queue)
    speaker.play(Sound.TAP)
    assert stuck.wait(10)
    speaker.close()
    free.set()
    speaker._thread.join(5)
    assert not speaker._thread.is_alive()
    assert queue.take() == []


def test_a_card_that_may_not_be_used_is_told(queue: InputQueue, card: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_AUDIODRIVER")
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nonexistent")
    monkeypatch.setattr(os, "access", lambda *given, **how: False)
    speaker = MixerSpeaker(queue)
    speaker.play(Sound.TAP)
    why = f"may not open {card}/pcmC0D0p: add the user to the group audio"
    assert Told(queue).next() == DeviceLost("speaker", why, absent=True)
    speaker.close()


def test_a_sound_keeps_the_level_at_which_it_was_asked_for(
    queue: InputQueue, card: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the card opens later, when another level is set."""
    played: list[float] = []
    both = Event()
    real = pygame.mixer.Sound

    class Heard(real):  # type: ignore[misc, valid-type]
        def play(self, *args: object, **more: object) -> None:
            played.append(self.get_volume())
            if len(played) == 2:
                both.set()

    may_open = Event()
    monkeypatch.setattr(pygame.mixer, "Sound", Heard)
    monkeypatch.setattr(module, "_require_sound_card", lambda: may_open.wait(5))
    speaker = MixerSpeaker(queue, 1)
    speaker.play(Sound.TAP)
    speaker.set_level(3)
    speaker.play(Sound.DONE)
    speaker.set_level(0)
    may_open.set()
    assert both.wait(5)
    speaker.close()
    assert played == pytest.approx([0.25, 1.0], abs=0.01)


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
