"""The console: settings, archive, the running game and the screens, brought together for the one main loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from device import fairness
from device.archive import Archive
from device.bots import Bots
from device.chance import new_seed
from device.faults import GameSetAside
from device.history import History
from device.house import House, HouseCommand
from device.live import PACE, LiveGame
from device.notices import Notice as TableNotice
from device.receipts import Receipts
from device.results import leave_result
from device.saved import saved_games
from device.seats import NORTH_PLACES, change_mode, first_person, seat_at
from device.settings import SettingsFile
from device.setup import read_options
from device.tables import header_for, resume, start
from device.told import Told
from games.game import Action, EditionError, Game
from ui.commands import (
    Acknowledge,
    Command,
    Correct,
    Deal,
    ForgetRecords,
    HammerDown,
    Home,
    Peeked,
    PlaySound,
    PrintScore,
    PrintTest,
    Quit,
    Refuse,
    ResumeGame,
    SetAway,
    SetMode,
    StartGame,
    Submit,
    TakeBack,
    Undo,
)
from ui.kit.panel import Panel
from ui.model import AllTime, Fairness, Machine, MachineHealth, Model, SavedGame
from ui.navigation import Navigator
from ui.presentation import Presentation
from ui.screen import Input, SeatPressed

SAVE_SECONDS: Final = 5.0
"""Between two tries to save what the disk refused."""


class Console:
    """All state of the device in one place; `handle` and `step` change it, `model` shows it."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int],
        games: Mapping[str, Game],
        presentations: Mapping[str, Presentation],
        bots: Bots,
        *,
        settings: SettingsFile,
        pace: float = PACE,
        clock: Callable[[], float] = time.monotonic,
        seed: Callable[[], bytes] = new_seed,
        receipts: Receipts | None = None,
    ) -> None:
        """`seed` gives each new game's 32 bytes of chance: the kernel's, but for pictures and tests."""
        self.receipts = receipts or Receipts()
        self.games = games
        self.running = True
        self.live: LiveGame | None = None
        self.navigator = Navigator()
        self.refused: Action | None = None
        """The act that was refused last, for the lights."""
        self.version = 0
        """Counts changes of anything that screens read."""
        self.status: dict[str, str] = {}
        """What each device was opened as, for the staff page."""
        self.machine, self.health = Machine(), MachineHealth()
        self.device_tests: Callable[[Command], bool] = lambda _: False
        """Does what the self-tests on screen ask of a device; False if it can't."""
        self._size = size
        self._presentations = presentations
        self._bots = bots
        self._pace = pace
        self._clock = clock
        self._seed = seed
        self._sealed: bytes | None = None
        """The seed of the next game, from when people first see its words."""
        self._next_save = 0.0
        self._told = Told()
        self._saved: tuple[SavedGame, ...] | None = None
        self._model: Model | None = None
        self._archive = Archive(folder)
        self._house = House(folder, games, settings, self._archive, self.tell, clock, self.receipts)
        self._history = History(folder, self._archive, games)
        self._collect(self._archive.take_notices())

    # --- looking

    @property
    def settings(self) -> Mapping[str, str]:
        """The plain settings."""
        return self._house.plain_settings()

    @property
    def corners(self) -> tuple[float, ...]:
        """What the panel's touch is to be mended by now."""
        return self._house.touch.corners

    @property
    def trouble(self) -> TableNotice | None:
        """Why nothing that is played here is kept; None when all is well."""
        return self._archive.trouble

    @property
    def panel(self) -> Panel:
        """The panel as the settings describe it."""
        panel = self._house.settings.panel
        return Panel(*self._size, panel.diagonal_in, panel.stance == "flat")

    def model(self) -> Model:
        """What screens read now; built anew only after a change."""
        if self._model is None:
            self._model = Model(
                panel=self.panel,
                words=self._house.words,
                games=self.games,
                table=self.live.model(bool(self._archive.unsaved)) if self.live else None,
                unsaved=self._archive.in_memory,
                saved=() if self.live else self._resumable(),
                settings=self.settings,
                notices=self._told.notices,
                status=dict(self.status),
                machine=self.machine,
                printing=self.receipts.state,
                staff=self._house.staff,
                pin_set=self._house.lock.is_set,
                calibration=self._house.touch.seen(),
                editions=self._house.editions(),
                fairness=self._fairness(),
                records=self._records(),
                presentations=self._presentations,
            )
        now, wait = self._clock(), self._house.lock.wait()
        return msgspec.structs.replace(self._model, now=now, pin_wait=wait, health=self.health)

    def turned(self, model: Model) -> bool:
        """On a flat panel the picture turns to the seat it speaks to."""
        return self.panel.flat and self.navigator.facing(model) in NORTH_PLACES

    def changed(self) -> None:
        """Something that screens read has changed."""
        self._model = None
        self.version += 1

    def tell(self, code: str, detail: str) -> None:
        """Add a notice for people and staff, once."""
        if self._told.add(code, detail):
            self.changed()

    def lose(self, device: str, why: str, absent: bool) -> None:
        """A device stopped working, or never did (`absent`)."""
        self.status[device] = why
        if device == "printer":
            self.receipts.stopped()
        # what it said before is no news any more: one that fails in many words has one line all the same
        self._told.add("device_absent" if absent else "device_lost", f"{device}: {why}", instead=f"{device}: ")
        self.changed()

    # --- acting

    def handle(self, given: Input) -> bool:
        """One input of the people at the table; False if an act was refused."""
        if isinstance(given, SeatPressed) and given.down and self._welcome_back(given.place):
            return True
        done = all(map(self._do, self.navigator.handle(given, self.model())))
        self.changed()
        return done

    def run(self, command: Command) -> bool:
        """Do one thing that a screen could ask for; False if it was refused."""
        done = all(map(self._do, self.navigator.follow([command])))
        self.changed()
        return done

    def waits(self) -> bool:
        """Bots and chance wait: another screen lies on the table, or people should see something first."""
        model = self.model()
        screen = self.navigator.top(model)
        return self.navigator.name != "table" or screen.holds(model)

    def step(self) -> bool:
        """Do what is due by itself; True if something changed."""
        self._save_again()
        if self._house.touch.run_out():
            self.changed()
        live = self.live
        if live is None:
            return False
        changed = (live.settle() or live.pause()) if self.waits() else live.step()
        if not changed:
            return False
        for notice in live.take_notices():
            self.tell(notice.code, str(notice))
        self._collect(self._archive.take_notices())
        self._note_end(live)
        self.changed()
        return True

    def _save_again(self) -> None:
        """A table at rest saves too, once the disk takes it again."""
        if self._archive.unsaved and self._clock() >= self._next_save:
            self._next_save = self._clock() + SAVE_SECONDS
            if self._archive.retry():
                self._collect(self._archive.take_notices())
                self.changed()

    def due(self) -> float | None:
        """Seconds until `step` is due, None while people are to act."""
        if self.live is None:
            return None
        return self.live.settling() if self.waits() else self.live.due()

    def close(self) -> None:
        """Save and let go of everything."""
        self._leave()
        self._archive.close()
        self._bots.close()

    # --- inside

    def _do(self, command: Command) -> bool:
        match command:
            case StartGame():
                return self._start(command)
            case ResumeGame(key=key):
                return self._resume(key)
            case Home():
                self._put_away()
            case _ if isinstance(command, HouseCommand):
                return self._house.do(command)
            case PrintScore():
                return self.live is not None and self.receipts.print_score(self.model(), self.live.table.header.created)
            case ForgetRecords():
                return self._forget_records()
            case PlaySound() | PrintTest():
                return self.device_tests(command)
            case Refuse(action=action):
                self.refused = action
                return False
            case Quit():
                self.running = False
            case _:
                return self._play(command)
        return True

    def _play(self, command: Command) -> bool:
        """What concerns the running game."""
        live = self.live
        if live is None:
            return False
        done = True
        match command:
            case Submit(action=action):
                done = live.submit(action)
                self.refused = None if done else action
            case Deal(seat=seat):
                done = live.throw(seat)
            case HammerDown(seat=seat):
                done = live.hammer(seat)
            case TakeBack(seat=seat):
                done = live.take_back(seat)
            case Undo():
                done = live.undo()
            case Correct(to=to, by=by, consent=consent):
                done = live.correct(to, by, consent)
            case Acknowledge():
                live.acknowledge()
            case Peeked(seat=seat):
                live.table.note_peek(seat)
            case SetMode(mode=mode, value=value, by=by, consent=consent):
                # one that nobody has to agree to is changed by the table; the record names its first person
                done = live.set_mode(mode, value, first_person(live.table.seats) if by is None else by, consent)
            case SetAway(seat=seat, away=away):
                done = live.set_away(seat, away)
        self._collect(self._archive.take_notices())
        self._note_end(live)
        return done

    def _start(self, plan: StartGame) -> bool:
        game = self.games[plan.game]
        modes = self._house.settings.table.modes()
        for mode, value in plan.modes:
            modes = change_mode(modes, mode, value)
        seats = [seat_at(p.place, p.player, p.name) for p in plan.seats]
        try:
            options = read_options(game, {"players": len(seats), **dict(plan.options)})
            edition = self._house.edition(game.id)
            header = header_for(game, options, seats, edition, modes, seed=self._next_seed(), luck=plan.luck)
            table = start(self._archive, game, header)
        except (ValueError, EditionError) as error:
            self.tell("not_started", str(error))
            return False
        self._sealed = None
        self._enter(LiveGame(table, self._bots, self._pace, self._clock))
        return True

    def _resume(self, key: str) -> bool:
        try:
            table = resume(self._archive, self.games, key)
        except (KeyError, GameSetAside) as error:
            self.tell("game_set_aside", str(error))
            self._saved = None
            return False
        self._enter(LiveGame(table, self._bots, self._pace, self._clock))
        return True

    def _enter(self, live: LiveGame) -> None:
        self._put_away()
        self.live = live
        self._update_history()

    def _put_away(self) -> None:
        """People leave the table; the end of a game is left for good."""
        if self.live is not None and self.live.table.finished:
            leave_result(self._archive, self.live.table.id)
        self._leave()

    def _leave(self) -> None:
        if self.live is not None:
            self.live.close()
            self.live = None
        self._saved = None
        self._house.staff = False

    def _welcome_back(self, place: int) -> bool:
        """The seat button of an absent person brings that person back at once."""
        if self.live is None:
            return False
        for player, seat in enumerate(self.live.table.seats):
            if seat.place == place and seat.away:
                self.live.set_away(player, away=False)
                self.changed()
                return True
        return False

    def _next_seed(self) -> bytes:
        """Drawn before anybody sees anything of the game, and kept until it is played with."""
        if self._sealed is None:
            self._sealed = self._seed()
        return self._sealed

    def _fairness(self) -> Fairness | None:
        if self.live is not None:
            return fairness.shown(self.live.table)
        return None if self.navigator.name == "home" else fairness.sealed(self._next_seed())

    def _records(self) -> dict[str, AllTime]:
        return {} if self.live is None else self._history.all_time()

    def _note_end(self, live: LiveGame) -> None:
        if live.table.finished:
            self._update_history()

    def _update_history(self) -> None:
        self._history.update()
        self._collect(self._history.take_notices())

    def _forget_records(self) -> bool:
        if self._house.staff:
            self._history.forget()
            self._collect(self._history.take_notices())
        return self._house.staff

    def _resumable(self) -> tuple[SavedGame, ...]:
        if self._saved is None:
            self._saved = saved_games(self._archive, self.games)
            self._collect(self._archive.take_notices())
        return self._saved

    def _collect(self, notices: list[TableNotice]) -> None:
        for notice in notices:
            self.tell(notice.code, str(notice))
