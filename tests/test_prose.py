"""Every game says everything in English, without a fault and without a text that nobody needs."""

from __future__ import annotations

import ast
import json
import logging
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from anabasis.core.asides import Ask, Resign, TimeOut
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, objection
from anabasis.core.game import Game
from anabasis.core.grammar import SEAT, Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.alexandros.board import SPACES, region
from anabasis.kit.contest import Modifiers
from anabasis.prose import (
    TIMES,
    TITLE,
    Prose,
    UnknownLanguageError,
    kinds_of,
    languages,
    package_of,
)
from anabasis.server.tables.lobby_card import WORDS
from tests.games.every_game import find_game, game_ids
from tests.games.random_match import random_choices

WEB = Path(__file__).parents[1] / "web" / "src"
KIT = WEB / "board"
GAMES = game_ids()
NO_PROMPTS = ("status-", "odds-", "called-", "aid-")
"""How the keys of messages begin that ask nothing."""
ALEXANDROS = find_game("alexandros")
NAMES = ["Anna", "Boris", "Chloe", "Dora"]


# ---- what has to be said, read from the sources


def trees(package: str, modules: str = "**/*.py") -> Iterator[ast.Module]:
    """The modules of a package; a compiled one has its sources beside the extensions."""
    source = Path(import_module(package).__path__[0])
    for path in sorted(source.glob(modules)):
        yield ast.parse(path.read_text(encoding="utf-8"))


def said_in(package: str, name: str, at: int) -> dict[str, set[str]]:
    """The keys that calls `Name(…)` in a package give as argument `at`, with their parameters."""
    found: dict[str, set[str]] = {}
    constants = {
        target.id: node.value.value
        for tree in trees(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign | ast.Assign) and isinstance(node.value, ast.Constant)
        for target in ([node.target] if isinstance(node, ast.AnnAssign) else node.targets)
        if isinstance(target, ast.Name)
    }
    for tree in trees(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                if len(node.args) <= at:
                    continue
                key = node.args[at]
                word = constants[key.id] if isinstance(key, ast.Name) else ast.literal_eval(key)
                assert isinstance(word, str)
                params = node.args[at + 1] if len(node.args) > at + 1 else None
                found.setdefault(word, set()).update(keys_of(params, tree))
    return found


def keys_of(params: ast.expr | None, scope: ast.AST) -> set[str]:
    """The keys of a dictionary: written out, kept in a variable, or returned by a method."""
    if isinstance(params, ast.Dict):
        found = {ast.literal_eval(key) for key in params.keys if key}
        inner = [value for key, value in zip(params.keys, params.values, strict=True) if not key]
        return found.union(*[keys_of(value, scope) for value in inner])
    values: list[ast.expr | None] = []
    for node in ast.walk(scope):
        if isinstance(params, ast.Name) and isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = {target.id for target in targets if isinstance(target, ast.Name)}
            values += [node.value] if params.id in names else []
        if isinstance(params, ast.Call) and isinstance(node, ast.FunctionDef):
            called = getattr(params.func, "attr", getattr(params.func, "id", ""))
            returns = [part for part in ast.walk(node) if isinstance(part, ast.Return)]
            values += [part.value for part in returns] if node.name == called else []
    dicts = [value for value in values if isinstance(value, ast.Dict)]
    return set().union(*[keys_of(value, scope) for value in dicts])


def refusals(game: Game[Any]) -> dict[str, set[str]]:
    return said_in("anabasis.core", "Refusal", 1) | said_in(package_of(game), "Refusal", 1)


def messages(game: Game[Any]) -> dict[str, set[str]]:
    return said_in(package_of(game), "Message", 0)


def action_variables(game: Game[Any]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for verb, cls in game.grammar.verbs.items():
        names = [field.name for field in cls.fields]
        twice = {f"{name}_2" for name in names if names.count(name) > 1}
        found[verb] = set(names) | twice
    return found


def reasons(game: Game[Any]) -> set[str]:
    return {*game.reasons, "resignation"}


def domains(game: Game[Any]) -> dict[str, Domain]:
    used = [field for cls in game.grammar.verbs.values() for field in cls.fields]
    used += [domain for kind in kinds_of(game).values() for domain in kind.domains]
    used += modifiers_of_sums(game)
    return {domain.name: domain for domain in used}


def modifiers_of_sums(game: Game[Any]) -> list[Domain]:
    """What is added up behind the odds, where a game tells of it nowhere else."""
    name = f"{package_of(game)}.sums"
    module = import_module(name) if find_spec(name) else None
    return [one for one in vars(module).values() if isinstance(one, Modifiers)] if module else []


def words_of_aid(game: Game[Any]) -> set[tuple[str, str]]:
    """The words of domains in the player's aid, each with its domain."""
    cells = [cell for table in game.aid() for row in table.rows for cell in row]
    found = [re.fullmatch("([a-z-]+):(.+)", cell) for cell in cells if isinstance(cell, str)]
    return {(word[1], word[2]) for word in found if word}


def expected(game: Game[Any]) -> dict[str, set[str]]:
    """Every text that a game needs, with the variables that it may use."""
    needed: dict[str, set[str]] = {}
    for kind in kinds_of(game).values():
        counts = {f"{name}_count" for name in kind.names}
        needed[f"event-{kind.name}"] = set(kind.names) | counts
    for key, params in refusals(game).items():
        needed[f"refusal-{key}"] = params | {f"{param}_count" for param in params}
    for key, params in messages(game).items():
        needed[key if key.startswith(NO_PROMPTS) else f"prompt-{key}"] = params
    for verb, variables in action_variables(game).items():
        needed[f"action-{verb}"] = variables
    for reason in reasons(game):
        needed[f"reason-{reason}"] = set()
    for option in game.options:
        needed[f"option-{option.key}"] = set()
        for choice in option.choices:
            needed[f"option-{option.key}-{choice}"] = set()
    for window in game.windows:
        needed[f"window-{window}"] = set()
    needed |= {key: set() for table in game.aid() for key in (table.key, *table.columns)}
    needed |= {f"{domain}-{word}": set() for domain, word in words_of_aid(game)}
    for domain in domains(game).values():
        if isinstance(domain, Modifiers):
            needed |= {f"modifier-{word}": {"amount", "signed"} for word in domain.words}
    return needed


# ---- what the files say


class Variables(Visitor):
    """Collects the variables that a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(package: str) -> list[ftl.EntryType]:
    source = files(package).joinpath("messages/en.ftl").read_text(encoding="utf-8")
    return list(FluentParser(with_spans=False).parse(source).body)


def texts(package: str) -> dict[str, set[str]]:
    """Every text of a file, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in entries(package):
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


# ---- the files


@pytest.mark.parametrize("package", ["anabasis", *[package_of(find_game(g)) for g in GAMES]])
def test_a_message_file_parses_without_a_rest_and_says_nothing_twice(package: str) -> None:
    body = entries(package)
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("game_id", GAMES)
def test_there_is_a_text_for_everything_that_can_be_said(game_id: str) -> None:
    game = find_game(game_id)
    there = texts("anabasis") | texts(package_of(game))
    assert not sorted(set(expected(game)) - set(there))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_text_uses_only_variables_that_it_is_given(game_id: str) -> None:
    game = find_game(game_id)
    there = texts("anabasis") | texts(package_of(game))
    wrong = {key: there[key] - given for key, given in expected(game).items()}
    assert not {key: names for key, names in wrong.items() if names}


def constants(modules: Iterable[ast.Module]) -> set[str]:
    """The words in quotes that modules contain."""
    return {
        node.value
        for tree in modules
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def said_by(modules: Iterable[ast.Module], method: str) -> set[str]:
    """The words in quotes that calls of a method have as their first argument."""
    return {
        node.args[0].value
        for tree in modules
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == method
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def board_in_terminal(game: Game[Any]) -> list[ast.Module]:
    """The modules that draw a game in the terminal; a game may have none."""
    return list(trees(package_of(game), "terminal*.py"))


def in_the_terminal() -> list[ast.Module]:
    """The modules of the terminal that are no game's."""
    return [*trees("anabasis.cli"), *trees("anabasis.kit", "terminal.py")]


def texts_of_tutorial(game: Game[Any]) -> set[str]:
    source = files(package_of(game)).joinpath("tutorial.toml")
    if not source.is_file():
        return set()
    steps = tomllib.loads(source.read_text(encoding="utf-8"))["steps"]
    return {step[key] for step in steps for key in ("text", "hint") if key in step}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_step_of_a_tutorial_has_its_texts(game_id: str) -> None:
    game = find_game(game_id)
    assert not sorted(texts_of_tutorial(game) - set(texts(package_of(game))))


def texts_of_browser(folder: Path, known: Iterable[str] = ()) -> set[str]:
    """The texts that a folder of the browser's client asks for.

    A key is a word in quotes, or a template such as `board-water-${…}` with a word in quotes, or
    with one that the game itself has.
    """
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.ts*")))
    words = set(re.findall(r'"([a-z0-9-]+)"', source))
    templates = set(re.findall(r"`(board-[a-z0-9-]+-)\$\{[^`]*\}`", source))
    filled = words.union(known)
    return words | {f"{template}{word}" for template in templates for word in filled}


def texts_of_view(game: Game[Any]) -> set[str]:
    """The names of what is shown of a table in lists, where a game has no board of its own."""
    position, _ = game.setup({}, game.seats[0], SeededDie(1))
    shown = game.view(position, 0)
    rows = shown.get("seats", [])
    return {f"view-{key.replace('_', '-')}" for part in [shown, *rows] for key in part}


def texts_of_maps(folder: Path) -> set[str]:
    """The names of what is drawn on maps though no word of a domain: rivers and the like."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.geojson")]
    drawn = [feature["properties"] for one in found for feature in one["features"]]
    return {f"{one['kind']}-{one['id']}".replace("_", "-") for one in drawn if "kind" in one}


def unused(game: Game[Any], keys: set[str]) -> list[str]:
    """The texts among a game's that nobody would ever say."""
    known = {word for domain in domains(game).values() for word in domain.words}
    used = set(expected(game)) | texts_of_browser(KIT)
    used |= texts_of_browser(WEB / "games" / game.id, known)
    for domain in domains(game).values():
        used |= {f"{domain.name}-{word}" for word in domain.words}
    used |= texts_of_tutorial(game) | texts_of_view(game) | {WORDS, TITLE, TIMES}
    used |= texts_of_maps(WEB / "games" / game.id / "maps")
    if game is ALEXANDROS:
        used |= {f"region-{region(space)}" for space in range(SPACES)}
    for word in constants(board_in_terminal(game)):
        used |= {word, f"board-{word}", f"board-head-{word}"}
    return sorted(keys - used)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_text_of_a_game_is_unused(game_id: str) -> None:
    game = find_game(game_id)
    assert not unused(game, set(texts(package_of(game))))


def test_a_text_that_nobody_uses_is_noticed() -> None:
    said = {"board-map-keys", "board-water-caspian", "board-beyond-thrace", "board-map-edge-north"}
    idle = {"board-card-torn", "board-map-edge-below", "board-water-atlantic", "event-earthquake"}
    assert unused(ALEXANDROS, said | idle) == sorted(idle)


def test_no_shared_text_is_unused() -> None:
    used = {key for game_id in GAMES for key in expected(find_game(game_id))}
    used |= {f"seat-{word}" for word in SEAT.words}
    used |= {"list-none", "list-two", "list-more"} | texts_of_browser(KIT)
    words = constants(in_the_terminal())
    used |= words | {f"terminal-{word}" for word in words}
    assert not sorted(set(texts("anabasis")) - used)


def test_the_command_line_says_only_what_there_are_texts_for() -> None:
    modules = in_the_terminal()
    said = {word for word in constants(modules) if word.startswith("terminal-")} - {"terminal-"}
    said |= {f"terminal-{word}" for word in said_by(modules, "say")}
    assert len(said) > 20
    assert not sorted(said - set(texts("anabasis")))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_board_in_the_terminal_says_only_what_there_are_texts_for(game_id: str) -> None:
    modules = board_in_terminal(find_game(game_id))
    said = {word for word in constants(modules) if re.fullmatch("(board|terminal)-.+", word)}
    said |= {f"board-{word}" for word in said_by(modules, "_say")}
    there = texts("anabasis") | texts(package_of(find_game(game_id)))
    assert not sorted(said - set(there))


# ---- sentences


def sample(name: str, domain: Domain, at: int) -> Any:
    if domain is SEAT and name.endswith("s"):
        return list(range(at + 1))
    if name.endswith("s") and not isinstance(domain, Numbers | Modifiers):
        return [domain.words[number % len(domain)] for number in range(at + 1)]
    if isinstance(domain, Modifiers):
        return [domain.plain((number, number - at)) for number in range(len(domain))]
    return at if isinstance(domain, Numbers) else domain.words[at % len(domain)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_event_makes_a_sentence(
    game_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    prose = Prose(find_game(game_id))
    for kind in prose.kinds.values():
        for at in (0, 1, 2):
            plain = {"kind": kind.name, "case": kind.case}
            plain |= {
                name: sample(name, domain, at)
                for name, domain in zip(kind.names, kind.domains, strict=True)
            }
            said = prose.event(plain, NAMES)
            assert said.endswith("."), said
            assert said[0].isupper(), said
            for hidden in kind.private:
                assert "hidden" not in prose.event({**plain, hidden: None}, NAMES)
    assert not caplog.records


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_prompt_and_status_makes_a_sentence(
    game_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = find_game(game_id)
    prose = Prose(game)
    words = {name: f"{name}:{domain.words[0]}" for name, domain in domains(game).items()}
    text = next(iter(game.grammar)).text()
    for number in (0, 1, 2):
        given: dict[str, Any] = {
            **words,
            "first": f"action:{text}",
            "waiting": ["seat:0", "seat:1"][:number],
        }
        asked, of = next(item for item in messages(game).items() if prose.has(f"prompt-{item[0]}"))
        given["prompt"] = {"key": asked, "params": {name: given.get(name, number) for name in of}}
        for key, params in refusals(game).items():
            refusal = Refusal("1.1", key, {name: given.get(name, number) for name in params})
            assert prose.refusal(refusal, NAMES)[-1] in ".?", key
        for key, params in messages(game).items():
            message = Message(key, {name: given.get(name, number) for name in params})
            status = key.startswith(NO_PROMPTS)
            said = prose.status(message, NAMES) if status else prose.prompt(message, NAMES)
            assert status or said[-1] in ".?", key
    assert not caplog.records


def actions(game: Game[Any]) -> list[Action[Any, Any]]:
    """Every action of a game that is told from all others by its words. It has not all the windows
    that seats might ask for; a way along a side is told from those that are offered with it."""
    return [
        action
        for action in game.grammar
        if action.verb != "along"
        and (not isinstance(action, Ask) or action.window < len(game.windows))
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_has_a_label_of_its_own(
    game_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = find_game(game_id)
    prose = Prose(game)
    labels = [prose.action(action.text(), NAMES) for action in actions(game)]
    assert not [label for label in labels if label.startswith("action-")]
    assert len(set(labels)) == len(labels)
    assert not caplog.records


@pytest.mark.parametrize("language", ["en", "ja"])
def test_ways_that_are_offered_together_have_labels_of_their_own(language: str) -> None:
    """A side is called by the way it runs: no two that run the same way are both a shortest way."""
    prose = Prose(ALEXANDROS, language)
    met = 0
    for choice in random_choices(ALEXANDROS, 2, 5):
        offered = legal(choice.match.position, choice.seat)
        labels = [prose.action(action.text(), NAMES) for action in offered]
        met += offered[0].verb == "along"
        assert len(set(labels)) == len(labels)
    assert met > 10


@pytest.mark.parametrize("game_id", GAMES)
def test_options_and_reasons_are_told(game_id: str, caplog: pytest.LogCaptureFixture) -> None:
    game = find_game(game_id)
    prose = Prose(game)
    for option in game.options:
        assert prose.option(option.key)
        assert len({prose.option(option.key, choice) for choice in option.choices}) == len(
            option.choices
        )
    for reason in reasons(game):
        assert prose.reason(reason).endswith(".")
    assert not caplog.records


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_is_told_without_a_fault(
    game_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = find_game(game_id)
    prose = Prose(game)
    told = [""]
    match = None
    for count, choice in enumerate(random_choices(game, min(3, game.seats[1]), 5)):
        match = choice.match
        decision = game.decision(match.position)
        told.append(prose.prompt(decision.prompt_to(match.position, choice.seat), NAMES))
        told.append(prose.action(choice.action.text(), NAMES))
        if count % 40 == 0:
            told += refused(prose, choice.match, choice.seat)
    assert match is not None
    for moment in match.moments:
        for event in moment.events:
            told.append(prose.event(event.plain(), NAMES))
            told.append(prose.event(event.witnessed(0), NAMES))
    assert len(told) > 3 * len(match.moments) > 60
    assert not [line for line in told if re.search(r"[{}$=]|hidden|\bNone\b(?! of)|:\w", line)]
    assert not caplog.records


def refused(prose: Prose, match: Any, seat: int) -> list[str]:
    """What is answered to every conceivable action."""
    position = match.position
    answers = [
        objection(match.game, position, seat, position.opened, action)
        for action in match.game.grammar
    ]
    return [prose.refusal(answer, NAMES) for answer in answers if answer is not None]


# ---- how it is said


def test_an_event_names_players_and_translates_words() -> None:
    prose = Prose(ALEXANDROS)
    plain = {"kind": "card-taken-to-move", "case": "3.1", "seat": 0, "symbol": "horse"}
    assert prose.event(plain, NAMES) == (
        "Anna takes the horse card; Alexander will look for the nearest horse."
    )


def test_what_a_seat_may_not_know_is_not_told() -> None:
    prose = Prose(ALEXANDROS)
    plain = {"kind": "card-drawn", "case": "5.1", "seat": 1, "symbol": None}
    assert prose.event(plain, NAMES) == "Boris draws a card from the supply."
    plain["symbol"] = "lyre"
    assert prose.event(plain, NAMES) == "Boris draws a card from the supply: lyre."


def test_several_winners_are_joined_and_counted() -> None:
    prose = Prose(ALEXANDROS)
    plain = {"kind": "game-ends", "case": "11.7", "winners": [0, 1, 2], "points": 40}
    assert prose.event(plain, NAMES) == (
        "The campaign is over: Anna, Boris and Chloe share the victory with 40 points each."
    )
    assert "Dora wins" in prose.event({**plain, "winners": [3]}, NAMES)


def test_the_same_words_in_a_row_are_counted_where_a_game_says_how() -> None:
    prose = Prose(find_game("alexander_vs_darius"))
    plain: dict[str, Any] = {"kind": "siege-losses", "case": "3.6.11", "side": "macedon"}
    plain |= {"area": "lukka", "classes": ["phalanx", "phalanx", "light-infantry"], "names": []}
    assert prose.event(plain) == (
        "The besiegers of Lukka take hits: 2 × phalanx and light infantry."
    )


def test_a_refusal_is_exact() -> None:
    prose = Prose(ALEXANDROS)
    assert prose.refusal(Refusal("3.4", "too-far", {"distance": 3, "nearest": 2})) == (
        "That space lies 3 sides away; the nearest empty one is only 2 sides away."
    )
    assert prose.refusal(Refusal("3.4", "too-far", {"distance": 2, "nearest": 1})) == (
        "That space lies 2 sides away; the nearest empty one is only one side away."
    )


def test_seats_in_messages_are_names() -> None:
    prose = Prose(ALEXANDROS)
    asked = Message("compensate", {"symbol": "symbol:lyre", "due": 2, "loser": "seat:1"})
    assert prose.prompt(asked, NAMES) == (
        "Boris is owed 2 of the cards you played. How many of them lyre?"
    )
    early = Refusal("2.1", "not-your-decision", {"waiting": ["seat:0", "seat:2"]})
    assert prose.refusal(early, NAMES) == "It is for Anna and Chloe to decide now."
    assert prose.refusal(early) == "It is for Ptolemy and Antigonus to decide now."


def test_a_number_in_a_message_is_no_seat_whatever_its_name() -> None:
    held = Refusal("7.1", "not-free", {"holder": 1})
    assert Prose(ALEXANDROS).refusal(held, NAMES).startswith("1 holds")


def test_players_without_names_have_the_names_of_their_seats() -> None:
    prose = Prose(ALEXANDROS)
    assert prose.names(2) == ["Ptolemy", "Seleucus"]
    assert prose.event({"kind": "resigned", "case": "", "seat": 1}) == "Seleucus lays down arms."
    assert prose.names(6)[4:] == ["Fifth player", "Sixth player"]


def test_a_word_without_a_text_stands_for_itself() -> None:
    prose = Prose(ALEXANDROS)
    assert prose.word("star", "B7") == "B7"


def test_a_place_is_called_by_what_stands_on_the_map() -> None:
    prose = Prose(ALEXANDROS)
    assert prose.word("space", "A14") == "the horse in Armenia"
    assert prose.word("space", "A13") == "the middle lyre in Armenia"
    assert prose.word("province", "A2") == "north of the western amphora in Asia Minor"
    assert prose.word("point", "5/1") == "the south-east corner of the western temple in Asia Minor"
    assert prose.word("side", "2/0-4/0") == "runs west to east"
    for domain in ("space", "point"):
        names = [prose.word(domain, word) for word in domains(ALEXANDROS)[domain].words]
        assert len(set(names)) == len(names)
        assert not [name for name in names if re.search(r"\d", name)]


def test_the_kinds_of_a_game_include_what_happens_in_every_game() -> None:
    kinds = kinds_of(ALEXANDROS)
    assert {"wall-placed", "resigned", "time-ran-out", "ask-changed"} <= set(kinds)
    assert {Ask.verb, Resign.verb, TimeOut.verb} <= set(ALEXANDROS.grammar.verbs)


def test_a_language_without_texts_is_refused_in_one_line() -> None:
    assert languages(ALEXANDROS)[:1] == ["en"]
    with pytest.raises(UnknownLanguageError, match="no texts in “tlh”; there are: en"):
        Prose(ALEXANDROS, "tlh")


def test_what_a_language_lacks_is_said_in_english() -> None:
    prose = Prose(ALEXANDROS)
    other = FluentBundle(["de"], use_isolating=False)
    other.add_resource(FluentResource("action-stop = Zug beenden"))
    prose.bundles.insert(0, other)
    assert prose.action("stop") == "Zug beenden"
    assert prose.action("take-supply") == "Draw a card from the supply"


def test_a_missing_text_is_its_key_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    prose = Prose(ALEXANDROS)
    with caplog.at_level(logging.WARNING):
        assert prose.prompt(Message("no-such-question")) == "prompt-no-such-question"
    assert "prompt-no-such-question has no text" in caplog.text


def test_a_fault_in_a_text_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    prose = Prose(ALEXANDROS)
    with caplog.at_level(logging.WARNING):
        said = prose.text("terminal-you", {})
    assert "name" in said
    assert "terminal-you in en" in caplog.text
