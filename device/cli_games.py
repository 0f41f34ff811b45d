"""The subcommands about games: play, replay, export, import."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from device import telling
from device.archive import FINISHED, Archive, BrokenGame, Saved
from device.archives import archive_to_read, archive_to_write, close_written
from device.chance import seed_from_number
from device.editions import OwnEdition
from device.fairness import odds, shown
from device.files import BadFile, export_game, read_game
from device.headless import Result, Watcher, result
from device.headless import play as play_game
from device.mistake import Mistake
from device.records import Acted, AnyRecord, Header, How, canonical
from device.seats import seats_for
from device.settings import data_folder
from device.setup import PEOPLE_ONLY, read_options
from device.table import Table
from device.tables import CannotReplay, header_for, replayed
from device.targets import new_file, writable_folder
from device.terminal import say
from games.game import CHANCE, Action, Edition, EditionError, Game, Options, State
from games.players import MODULES as PLAYERS
from games.players import Player, player
from ui.screens.chrome import seat_name

PLAYERS_LISTED: Final = '"0 2"'
"""How an option that names players is given: their numbers, with blanks between."""


def play(args: Namespace) -> None:
    """`firelight play`."""
    game = game_called(args.game)
    names = ["random"] * min(game.players) if args.players is None else args.players.split(",")
    players = [player_called(name) for name in names]
    options = options_from(game, len(names), args.option)
    if not game.seats_bots(options):
        raise Mistake(f"{game.id}: {PEOPLE_ONLY}")
    folder = writable_folder(args.data) if args.data is not None else None
    own = OwnEdition(folder, game) if folder else None
    if own and own.notice:
        raise Mistake(str(own.notice))
    edition = own.edition if own else game.edition()
    require_playable(game, options, edition)
    archive = archive_to_write(folder) if folder else None
    seats = seats_for(list(names))
    for number in range(args.games):
        seed = args.seed + number
        watch = None if args.json else printed(telling.Rounds(game.id, telling.seat_infos(seats)))
        state, actions = play_game(game, options, edition, players, seed_from_number(seed), watch=watch)
        outcome = result(number, seed, names, options, state, actions)
        if archive:
            header = header_for(game, options, seats, edition, seed=seed_from_number(seed))
            archive.add_whole(as_saved(header, actions))
        print(msgspec.json.encode(outcome).decode() if args.json else summary(game, outcome, state), flush=True)
    if archive:
        close_written(archive)


def replay(args: Namespace) -> None:
    """`firelight replay`."""
    saved = game_file(args.file)
    table = checked(saved, None)
    header = saved.header
    say(f"{header.game}, rules version {header.version}, options {canonical(header.options).decode()}")
    seats = telling.seat_infos(header.seats)
    say("players " + ", ".join(f"{seat_name(seat, telling.WORDS)} ({seat.player})" for seat in seats))
    fair = shown(table)
    say(f"chance {' '.join(fair.words)}, fingerprint {fair.fingerprint}, luck '{fair.luck}'")
    for line in telling.story(table, catalogue()):
        say(line)
    if fair.seed:
        say(f"seed {fair.seed}")
    say(f"state {table.checksum()}")


def export_one(args: Namespace) -> None:
    """`firelight export`."""
    path = new_file(args.file)
    with closing(archive_to_read(data_folder(args.data))) as archive:
        saved = saved_game(archive, args.game)
    try:
        export_game(saved, path, odds(saved, catalogue()))
    except OSError as error:
        raise Mistake(f"{args.file}: {error.strerror}") from error
    secret = "" if saved.status == FINISHED else "; the game is not over: the file holds its secrets"
    say(f"{saved.header.game} {saved.header.id}: {len(saved.records)} records to {args.file}{secret}")


def import_one(args: Namespace) -> None:
    """`firelight import`."""
    saved = game_file(args.file)
    with closing(archive_to_write(writable_folder(str(data_folder(args.data))))) as archive:
        table = checked(saved, archive)
        status = FINISHED if table.finished else "running"
        try:
            archive.add_whole(msgspec.structs.replace(saved, status=status))
        except KeyError as error:
            raise Mistake(f"{args.file}: the game {saved.header.id} is in the archive already") from error
        if archive.unsaved:
            raise Mistake(str(archive.trouble))
    say(f"{saved.header.game} {saved.header.id}: {len(saved.records)} records added ({status})")


# --- what a person may get wrong


def catalogue() -> Mapping[str, Game]:
    """The games there are."""
    from games.catalogue import GAMES

    return GAMES


def game_called(name: str) -> Game:
    games = catalogue()
    if name not in games:
        here = "there is" if len(games) == 1 else "there are"
        raise Mistake(f"there is no game called '{name}' ({here}: {', '.join(games)})")
    return games[name]


def player_called(name: str) -> Player:
    try:
        return player(name)
    except KeyError as error:
        raise Mistake(f"there is no player called '{name}' (there are: {', '.join(PLAYERS)})") from error


def options_from(game: Game, players: int, settings: Sequence[str]) -> Options:
    """Options from KEY=VALUE texts."""
    plain: dict[str, Any] = {"players": players}
    known = [name for name in game.options_type.__struct_fields__ if name != "players"]
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or key not in known:
            raise Mistake(f"--option {setting}: {game.id} has {', '.join(f'{name}=...' for name in known)}")
        plain[key] = value
    low, high = min(game.players), max(game.players)
    if players not in game.players:
        raise Mistake(f"{game.id} is for {low} to {high} players, not {players}")
    try:
        options = read_options(game, plain)
        game.new_game(options, game.edition())
    except ValueError as error:
        values = {ruling.option: "|".join(ruling.values) for ruling in game.rulings}
        allowed = ", ".join(f"{name}={values.get(name, PLAYERS_LISTED)}" for name in known)
        raise Mistake(f"--option: {error} (allowed: {allowed})") from error
    return options


def require_playable(game: Game, options: Options, edition: Edition) -> None:
    """Raises Mistake where the values of `edition`, each of them possible, make no game together."""
    try:
        game.new_game(options, edition)
    except EditionError as error:
        raise Mistake(str(error)) from error


def game_file(name: str) -> Saved:
    try:
        return read_game(Path(name))
    except OSError as error:
        raise Mistake(f"{name}: {error.strerror}") from error
    except BadFile as error:
        raise Mistake(str(error)) from error


def checked(saved: Saved, archive: Archive | None) -> Table:
    """The game of a file, replayed by the rules that are here."""
    try:
        return replayed(archive or Archive(None), catalogue(), saved.header, saved.records, saved.link)
    except CannotReplay as error:
        raise Mistake(f"the game {saved.header.id} can't be replayed: {error}") from error


def saved_game(archive: Archive, name: str) -> Saved:
    """A game of the archive by its id, the start of it, or "last"."""
    lines = archive.games()
    found = lines[:1] if name == "last" else [line for line in lines if line.id.startswith(name)]
    if len(found) != 1:
        known = ", ".join(f"{line.id} ({line.game}, {line.status})" for line in lines[:5])
        raise Mistake(f"{len(found) or 'no'} games are called {name}; the newest are {known}")
    try:
        return archive.load(found[0].id)
    except BrokenGame as error:
        raise Mistake(f"the game {found[0].id} can't be trusted: {error}") from error


# --- what is printed


def printed(rounds: telling.Rounds) -> Watcher:
    """Prints what there is to say after each act."""

    def watch(state: State, _: Action) -> None:
        if (line := rounds.line(state)) is not None:
            print(line, flush=True)

    return watch


def summary(game: Game, outcome: Result, state: State) -> str:
    """A finished game in one line."""
    seats = telling.seat_infos(seats_for(list(outcome.players)))
    winners = " and ".join(f"{seat_name(seats[p], telling.WORDS)} ({outcome.players[p]})" for p in outcome.winners)
    scores = telling.score_line(game.id, state.observation(None), seats)
    return f"{game.id} game {outcome.game}, seed {outcome.seed}: {winners or 'nobody'} won; {scores}"


def as_saved(header: Header, actions: Sequence[Action]) -> Saved:
    """A game among bots as the archive keeps it."""
    records: list[AnyRecord] = []
    rolls = 0
    for sequence, action in enumerate(actions, 1):
        chance = action.player == CHANCE
        plain: dict[str, Any] = msgspec.to_builtins(action)
        how: How = "console" if chance else "bot"
        n = rolls if chance else -1
        rolls += chance
        records.append(Acted(sequence=sequence, action=plain, by=action.player, how=how, n=n))
    return Saved(header, tuple(records), b"", FINISHED)
