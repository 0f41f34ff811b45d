"""Check the rolls, or the draws: the four words again, the luck, and when the game is over the seed."""

from __future__ import annotations

from ui.commands import Back, Command, Export, Show
from ui.kit.panel import Box
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.qr import SealCard
from ui.kit.pieces.seed_card import SeedCard
from ui.kit.widget import Scene, Widget
from ui.model import Fairness, Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP, place_names
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad, stage
from ui.text.luck_words import check_words
from ui.text.words import Words

CARD_SHARE = 0.58
"""Of the stage's height, for the words."""


class FairnessScreen(PadScreen):
    """While the game runs the fingerprint alone; afterwards all that the checker in our docs needs."""

    topic = "chance"

    def layout(self, model: Model) -> Scene:
        table, fair, words = model.table, model.fairness, model.words
        assert table is not None
        assert fair is not None
        modes = presentation(model, table.game.id).modes()
        at = stage(model.panel)
        tall = (at.h - GAP) * CARD_SHARE
        boxes = column_boxes(model.panel, 2)
        compact, told = model.panel.compact, luck_words(words, fair.luck)
        later = words("The seed opens when the game is over")
        head = words("Everything is open to be checked") if fair.seed else later
        widgets: list[Widget] = [
            banner(model, check_words(words, modes), head, icon="eye"),
            *corner_pads(model),
            SealCard(
                box=Box(at.x, at.y, at.w, tall),
                title=words("Shown before the game"),
                words=fair.words,
                code=code_of(fair),
                note=self._note(words, fair) if not compact else "",
            ),
            SeedCard(
                box=Box(at.x, at.y + tall + GAP, at.w, at.h - tall - GAP),
                title=words("Seed") if fair.seed else words("Fingerprint of the seed"),
                digits=fair.seed or fair.fingerprint,
                note=words("Luck: {luck}").format(luck=fair.luck if fair.luck and compact else told),
            ),
        ]
        pads = [("dice", "die", words("Dice record"))] if "dice" in modes else []
        if fair.seed:
            pads.append(("export", "export", words("Keep a copy")))
        widgets += [
            Pad(box=box, key=key, label=label, icon=icon, size=26)
            for (key, icon, label), box in zip(pads, boxes, strict=False)
        ]
        return (*widgets, primary_pad(model, "done", words("Done"), icon="check"))

    def act(self, key: str, model: Model) -> list[Command]:
        assert model.table is not None
        match key:
            case "done":
                return [Back()]
            case "export":
                return [Export(model.table.key)]
        return [Show(key)]

    def primary(self, model: Model) -> str:
        return "done"

    def _note(self, words: Words, fair: Fairness) -> str:
        if fair.seed:
            return words("The code holds seed and luck. A copy of the game holds all they made.")
        return words("The code holds the whole fingerprint.")


def code_of(fair: Fairness) -> str:
    """What the QR code says: the fingerprint, or all that the rolls came from."""
    if not fair.seed:
        return fair.fingerprint
    return f"fingerprint {fair.fingerprint}\nseed {fair.seed}\nluck {fair.luck}\n"


def luck_words(words: Words, luck: str) -> str:
    """Who added how much, such as "Orange 7, Yellow 2"; a luck from elsewhere as it is."""
    if not luck:
        return words("none")
    names = place_names(words)
    parts = [part.partition(":") for part in luck.split(" ")]
    if not all(place.isdecimal() and int(place) < len(names) and count.isdecimal() for place, _, count in parts):
        return luck
    return ", ".join(f"{names[int(place)]} {count}" for place, _, count in parts)
