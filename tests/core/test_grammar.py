"""Words: domains, the grammar, and notation that reads back."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.game import Game
from anabasis.core.grammar import SEAT, Domain, Grammar, GrammarError, Numbers
from anabasis.games.alexandros.game import GAME as ALEXANDROS
from breach.game import GAME as BREACH
from breach.rules.bids import Bid
from breach.rules.lead import Forage
from breach.rules.storm import SendMen, Target

COLOUR = Domain("colour", ("red", "black"))
HILLS = Domain("hill", [f"hill-{number}" for number in range(12)])


def test_a_domain_numbers_its_words() -> None:
    assert len(COLOUR) == 2
    assert [COLOUR.read(COLOUR.text(number)) for number in range(2)] == [0, 1]
    assert COLOUR.plain(1) == "black"


def test_numbers_are_written_as_themselves() -> None:
    men = Numbers("men", 3, 6)
    assert len(men) == 4
    assert [men.read(men.text(number)) for number in range(3, 7)] == [3, 4, 5, 6]
    assert men.plain(5) == 5
    below = Numbers("height", -2, 1)
    assert [below.read(below.text(number)) for number in range(-2, 2)] == [-2, -1, 0, 1]


@pytest.mark.parametrize("word", ["blue", "", "RED", "0"])
def test_an_unknown_word_is_told_what_there_is(word: str) -> None:
    with pytest.raises(GrammarError, match=f"“{word}” is no colour: red, black$"):
        COLOUR.read(word)


def test_a_long_domain_names_only_its_first_words() -> None:
    with pytest.raises(GrammarError, match=r"hill-0, .*hill-7, …$"):
        HILLS.read("mountain")


@pytest.mark.parametrize("word", ["2", "7", "03", "three", "+4", "4.0", "٤"])
def test_a_number_outside_is_refused(word: str) -> None:
    with pytest.raises(GrammarError, match="is no men: 3, 4, 5, 6"):
        Numbers("men", 3, 6).read(word)


@pytest.mark.parametrize("game", [BREACH, ALEXANDROS], ids=["breach", "alexandros"])
def test_every_action_reads_back_from_its_text(game: Game[Any]) -> None:
    actions = list(game.grammar)
    lines = [action.text() for action in actions]
    assert len(actions) == len(game.grammar) == len(set(lines)) == len(set(actions))
    for action, line in zip(actions, lines, strict=True):
        read = game.grammar.read(line)
        assert read == action
        assert hash(read) == hash(action)
        assert type(read) is type(action)
        assert type(action)(*action.args()) == action


def test_the_size_of_a_grammar_is_the_product_of_its_domains() -> None:
    grammar = Grammar(Bid, Forage, SendMen)
    assert len(grammar) == 10 + 1 + 5
    assert [action.text() for action in grammar][9:12] == ["bid 9", "forage", "storm 1"]
    assert len(Grammar(Target)) == len(SEAT)


def test_spaces_do_not_matter() -> None:
    assert BREACH.grammar.read("  storm   3 ") == SendMen(3)
    assert BREACH.grammar.read("storm 3").text() == "storm 3"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "does not begin with a verb of this game"),
        ("   ", "does not begin with a verb of this game"),
        ("march 3", "“march 3” does not begin with a verb"),
        ("Storm 3", "does not begin with a verb"),
        ("storm", "“storm” should read: storm <men>"),
        ("storm 3 4", "should read: storm <men>"),
        ("forage 1", "should read: forage"),
        ("storm 9", "“9” is no men: 1, 2, 3, 4, 5"),
        ("sally horse", "“horse” is no token: levy, spear, rider"),
        ("x" * 5000, "“" + "x" * 80 + "”"),
        ("storm " + "9" * 5000, "“" + "9" * 80 + "”"),
    ],
)
def test_a_line_that_is_no_action_is_told_why(line: str, says: str) -> None:
    with pytest.raises(GrammarError) as caught:
        BREACH.grammar.read(line)
    assert says in str(caught.value)
    assert len(str(caught.value)) < 200


def test_two_actions_cannot_share_a_verb() -> None:
    with pytest.raises(GrammarError, match="two actions share a verb"):
        Grammar(Bid, Forage, Bid)


def test_actions_that_read_the_same_are_the_same() -> None:
    assert SendMen(2) == SendMen(2)
    assert SendMen(2) != SendMen(3)
    assert SendMen(2) != Target(2)
    assert SendMen(2) != "storm 2"
    assert repr(SendMen(2)) == "<storm 2>"
