"""Playing in the terminal: questions, choices, and everything that can be typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from anabasis.core.record import load
from anabasis.core.registry import find_game
from tests.cli.conftest import Run

PLAY = ("play", "alexandros", "--seed", "3", "--bots", "greedy-1")
"""In this game Ptolemy, to whom everything is told, is third to move. The others are played by the
one that never changes."""

SPACE_QUESTION = "Choose where Alexander marches: these horse spaces are all 2 sides away."


def test_the_player_is_greeted_told_what_happened_and_asked(run: Run) -> None:
    ran = run(*PLAY, typed=["q"])
    assert ran.status == 0
    assert ran.err == ""
    assert "You are Ptolemy. Against you: Seleucus and Antigonus." in ran.out
    assert "Turn 1: Alexander looks to Seleucus." in ran.out
    assert "Turn 3: Alexander looks to Ptolemy." in ran.out
    assert "Where shall Alexander march?" in ran.out
    assert (
        "   1  March with the face-up horse card · the northern horse in Mesopotamia and" in ran.out
    )
    assert ran.out.endswith("Farewell. The game was left before its end.\n")


def test_what_the_others_hold_is_not_shown(run: Run) -> None:
    out = run(*PLAY, typed=["l", "q"]).out
    assert "Ptolemy is dealt a card: lyre." in out
    assert "Seleucus is dealt a card.\n" in out
    assert "Antigonus is dealt a card.\n" in out


def test_the_end_of_input_is_a_farewell(run: Run) -> None:
    ran = run(*PLAY, typed=[])
    assert ran.status == 0
    assert "Farewell." in ran.out


def test_the_seats_the_name_and_the_bots_can_be_chosen(run: Run) -> None:
    line = ("--seats", "4", "--seat", "2", "--name", "Anna", "--bots", "greedy,random,random")
    out = run("play", "alexandros", *line, typed=["q"]).out
    assert "You are Anna. Against you: Ptolemy, Antigonus and Lysimachus." in out
    assert "❷₂  Anna (you)" in out


def test_an_option_is_played_with(run: Run) -> None:
    out = run(*PLAY, "--option", "starter=seat-1", typed=["q"]).out
    assert "Ptolemy will lead Alexander first." in out
    assert "Turn 2" not in out


def test_a_choice_leads_to_the_next_question(run: Run) -> None:
    out = run(*PLAY, typed=["1", "q"]).out
    assert SPACE_QUESTION in out
    assert "   1  March to the northern horse in Mesopotamia · C17" in out


def test_an_action_can_be_written_out(run: Run) -> None:
    out = run(*PLAY, typed=["march", "march horse", "head d12", "q"]).out
    assert "“march” should read: march <symbol>." in out
    assert SPACE_QUESTION in out
    assert "Alexander marches to the eastern horse in Syria: at which corner shall he stop?" in out


def test_an_action_that_is_not_allowed_is_refused_with_its_case(run: Run) -> None:
    out = run(*PLAY, typed=["special temple", "levy horse", "1", "head B25", "q"]).out
    assert "You hold no temple card. (4.1, Moving with a hand card)" in out
    assert "That is not asked now. Where shall Alexander march?" in out
    assert "That space lies 6 sides away; the nearest empty one is only 2 sides away." in out
    assert "(3.4, Nearest empty matching space)" in out


@pytest.mark.parametrize("typed", ["0", "9", "9" * 5000, "-1", "veni vidi"])
def test_what_is_no_choice_is_asked_again(run: Run, typed: str) -> None:
    out = run(*PLAY, typed=[typed, "1", "q"]).out
    assert "Please choose 1 to 3; ? helps." in out
    assert SPACE_QUESTION in out


def test_an_empty_line_does_nothing(run: Run) -> None:
    assert "Please choose" not in run(*PLAY, typed=["", "   ", "q"]).out


def test_a_question_mark_lists_commands_and_actions(run: Run) -> None:
    out = run(*PLAY, typed=["?", "q"]).out
    assert "  u           take back your last choice" in out
    assert "  > march temple     March with the face-up temple card" in out
    assert "    levy temple      Levy taxes with the temple card" in out
    assert "resign" not in out


def test_why_not_about_an_action(run: Run) -> None:
    out = run(*PLAY, typed=["? march soldier", "? march horse", "? levy", "q"]).out
    assert "March with the face-up soldier card: No soldier card lies face up. (3.1," in out
    assert "March with the face-up horse card: That is allowed: it is choice 1." in out
    assert out.count("That is not asked now. Where shall Alexander march?") == 1


def test_why_not_about_a_place(run: Run) -> None:
    out = run(*PLAY, typed=["1", "? b25", "? C17", "q"]).out
    assert "B25 in Sogdiana shows the horse; it stands empty, 6 sides from Alexander." in out
    assert ": That space lies 6 sides away" in out
    assert "March to the northern horse in Mesopotamia: That is allowed: it is choice 1." in out


def test_why_not_about_a_province_by_any_of_its_spaces(run: Run) -> None:
    # Alexander has closed two provinces; A13 lies in the one that is named after A11.
    typed = ["1", "1", "1", "1", "? A13", "? occupy a13", "? I5", "q"]
    out = run(*PLAY, typed=typed).out
    assert "A13 in Armenia shows the lyre; it stands empty, 2 sides from Alexander." in out
    assert "It lies in the free province around the western temple in Armenia, worth 2" in out
    assert out.count("Occupy the province around the western temple in Armenia: ") == 2
    assert "Take over the province around the western temple in Armenia: Nobody else" in out
    assert "Take back the guard on the middle lyre in Armenia: No guard stands on the middle" in out
    assert "You are 80 cards short, even with every guard you have left." in out


def test_why_not_about_nothing_in_particular(run: Run) -> None:
    out = run(*PLAY, typed=["? caesar", "? et tu", "? head", "? D12", "? take-back x", "q"]).out
    assert "“caesar” is neither an action nor a place of this game" in out
    assert "“et tu” is neither an action nor a place of this game" in out
    assert "“head” should read: head <space>." in out
    assert "Nothing that is asked now has to do with D12." in out
    assert "“x” is no space" in out


def test_a_choice_can_be_taken_back_until_something_is_drawn(run: Run) -> None:
    out = run(*PLAY, typed=["1", "2", "u", "u", "q"]).out
    assert out.count(SPACE_QUESTION) == 2
    assert "Taken back." in out
    assert "Nothing can be taken back" in out


def test_a_rule_is_shown(run: Run) -> None:
    out = run(*PLAY, typed=["r 3.5", "r", "r 99", "rule 4", "q"]).out
    assert "3.5 Measuring the distance\n" in out
    assert "Which case?" in out
    assert "There is no case “99” in the rulebook." in out
    assert "4.2 The price" in out


def test_the_board_can_be_drawn_again(run: Run) -> None:
    assert run(*PLAY, typed=["b", "q"]).out.count("Where shall Alexander march?") == 2


def test_a_game_is_saved_and_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    out = run(*PLAY, typed=["s", f"s {file}", "1", f"s {file}", "q"]).out
    assert "Save where?" in out
    assert out.count(f"The record is in {file}.") == 2
    match = load(file.read_text(encoding="utf-8"), find_game)
    assert match.moments[-1].entry.action == "march horse"
    again = run("play", "alexandros", "--resume", str(file), typed=["1", "q"]).out
    assert "The game goes on where it was saved." in again
    assert SPACE_QUESTION in again
    assert "at which corner shall he stop?" in again


def test_a_file_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "diary"
    file.write_text("Dear diary", encoding="utf-8")
    out = run(*PLAY, typed=[f"s {file}", f"s {tmp_path}/no/such/folder", "q"]).out
    assert "exists already and is left alone" in out
    assert "could not be written: No such file or directory." in out
    assert file.read_text(encoding="utf-8") == "Dear diary"


def test_a_game_is_played_to_its_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    line = ("play", "alexandros", "--seed", "1", "--seats", "2", "--bots", "random")
    left = run(*line, typed=["1"] * 400 + ["l", f"s {file}", "?", "q"])
    assert left.status == 0
    assert "The game is over." in left.out
    assert "The campaign is over: " in left.out
    assert "l shows the log, s FILE saves the record, q leaves." in left.out
    assert "Farewell" not in left.out
    match = load(file.read_text(encoding="utf-8"), find_game)
    outcome = match.game.outcome(match.position)
    assert outcome is not None
    winner = outcome.ranking[0][0]
    named = ("Ptolemy", "Seleucus")[winner]
    assert f"  1. {named}  {match.position.points[winner]} points" in left.out
    assert "The game is over." in run("play", "alexandros", "--resume", str(file), typed=[]).out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    first = run(*PLAY, typed=["1"] * 30 + ["q"])
    assert run(*PLAY, typed=["1"] * 30 + ["q"]).out == first.out
    assert run("play", "alexandros", "--seed", "4", typed=["1"] * 30 + ["q"]).out != first.out


def test_everything_is_said_in_the_language_of_the_player(run: Run) -> None:
    out = run(*PLAY, "--language", "ja", typed=["r 3.4", "levy horse", "? march horse", "q"]).out
    assert "あなたはプトレマイオスです。対戦相手はセレウコス、アンティゴノスです。選択肢の" in out
    assert "3.4 最寄りの空きマスへ\n  アレクサンドロスは、カードと同じ" in out
    assert "今はそれを決める場面ではありません。アレクサンドロスの向かう先を決めます。" in out
    assert "場札の馬カードで移動する：できます。選択肢1です。\n" in out
    assert "場札：" in out
    assert "手札：" in out
    assert not re.search("[ぁ-んァ-ヶ一-龠。][,;:(]|[。）] [ぁ-んァ-ヶ一-龠（]", out)


def test_a_card_is_shown_in_full(run: Run) -> None:
    out = run(*PLAY, typed=["?horse", "?Lyre", "q"]).out
    assert "You hold no horse card, one lies face up; there are" in out
    assert "You hold one lyre card" in out
    arbela = ("play", "arbela", "--seed", "3", "--bots", "random")
    out = run(*arbela, typed=["?phalanx-1", "?Phalanx (Coenus)", "?agrianian jav", "q"]).out
    assert out.count("Phalanx (Coenus), infantry\nAttack: 6; Defence: 8") == 2
    assert "Agrianian Javelinist, skirmishers\n" in out
    out = run(*arbela, "--language", "ja", typed=["?ファランクス（コイノス）", "q"]).out
    assert "攻撃" in out.partition("> ")[2]


def test_all_choices_are_listed(run: Run) -> None:
    out = run(*PLAY, typed=["c", "q"]).out
    assert out.count("   1  March with the face-up horse card · ") == 2
