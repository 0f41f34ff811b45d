"""The walk through the sounds: each is played, and somebody says whether it was heard."""

from __future__ import annotations

from collections.abc import Iterator

from device.walk_talk import Talk
from drivers.ports import DeviceLost, Sound, Speaker

SECONDS = 2.0
"""A sound card may take so long to open, or to say why it doesn't."""


def walk_sound(talk: Talk, speaker: Speaker) -> Iterator[str]:
    """Plays at the highest level; gives what to check."""
    speaker.set_level(3)
    for sound in Sound:
        speaker.play(sound)
        lost = talk.answer((DeviceLost,), SECONDS)
        if isinstance(lost, DeviceLost):
            yield f"no sound: {lost.why}; without a card on the board plug in a USB one, or set speaker.form to absent"
            return
        heard = talk.ask(f"  {sound}: did you hear it?")
        if heard is False:
            yield (
                f"{sound} was played and not heard: check the loudspeaker and its supply, the card's own level "
                "(alsamixer), and which card is the first one (aplay -l)"
            )
            return
