"""One game at the terminal: whose choice it is, what was typed, and what that does."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from anabasis.bots.bot import Bot, ask, wishes
from anabasis.cli.errors import InputError
from anabasis.cli.output import Terminal
from anabasis.cli.play.screen import Screen
from anabasis.cli.play.why import Why
from anabasis.cli.rules import cases_of, print_cases
from anabasis.cli.story import print_story, rank, witnessed_events
from anabasis.core.die import SeededDie
from anabasis.core.door import legal
from anabasis.core.grammar import GrammarError
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import Action
from anabasis.core.record import dump
from anabasis.kit.terminal import board_for
from anabasis.lab.interrupts import noted
from anabasis.prose import Prose

MOST_DIGITS: Final = 6
"""No decision has so many choices."""


class Left(Exception):
    """The player leaves the table."""


class Session:
    """A match between a person and bots."""

    def __init__(
        self,
        match: Match[Any],
        seat: int,
        bots: dict[int, Bot],
        mind: SeededDie,
        prose: Prose,
        names: list[str],
        terminal: Terminal,
        unicode: bool,
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.mind = mind
        self.prose = prose
        self.names = names
        self.terminal = terminal
        self.board = board_for(match.game, prose, names)
        self.screen = Screen(match, seat, prose, names, self.board, terminal, unicode)
        self.why = Why(match, seat, prose, names, self.board)
        self.seen = len(match.moments) if match.moments else -1
        """How many moments the player has been told of; -1: not even the setup."""
        self.saved: Path | None = None

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.screen.greet()
        try:
            while self.match.position.agenda:
                self.let_bots_act()
                if self.match.position.agenda:
                    self.take_a_choice()
            self.finish()
        except Left:
            if self.match.position.agenda:
                self.say("farewell")

    def say(self, key: str, **values: Any) -> None:
        self.terminal.hang("", self.prose.text(f"terminal-{key}", values))

    # ---- bots

    def let_bots_act(self) -> None:
        """Bots answer until nobody but the player is asked."""
        match = self.match
        for seat in self.bots:
            for wish in wishes(match.position, seat):
                match.submit(seat, match.position.opened, wish)
        while True:
            waiting = [seat for seat in match.waiting() if seat != self.seat]
            if not waiting:
                return
            seat = waiting[0]
            with noted() as interrupts:
                action = ask(self.bots[seat], match.game, match.position, seat, self.mind)
                match.submit(seat, match.position.opened, action)
            if interrupts.seen:
                raise KeyboardInterrupt

    # ---- the player

    def take_a_choice(self) -> None:
        """Show what is asked and listen until something has been chosen or taken back."""
        match = self.match
        choices = legal(match.position, self.seat)
        news = witnessed_events(match, self.seat, self.seen)
        self.screen.show(choices, news)
        self.seen = len(match.moments)
        while not self.obey(self.listen(), choices):
            pass

    def listen(self) -> str:
        """A line from the player; the end of input is a farewell."""
        try:
            return input(f"{self.names[self.seat]}> ").strip()
        except EOFError:
            self.terminal.print()
            raise Left from None

    def obey(self, line: str, choices: list[Action[Any, Any]]) -> bool:
        """Do what was typed. True if the game has moved."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            return False
        if word in self.match.game.grammar.verbs:
            return self.act(line)
        if line.isdecimal():
            return self.choose(int(line[:MOST_DIGITS]), choices)
        if word.startswith("?"):
            self.explain(line[1:].strip(), choices)
        elif word in ("h", "help"):
            self.explain("", choices)
        elif word in ("u", "undo"):
            return self.undo()
        elif word in ("b", "board"):
            self.screen.show(choices, [])
        elif not self.obey_always(word, rest):
            self.say("not-a-choice", most=len(choices))
        return False

    def obey_always(self, word: str, rest: str) -> bool:
        """The commands that can be given after the end, too. False if it is none of them."""
        if word in ("q", "quit", "exit"):
            raise Left
        if word in ("l", "log"):
            events = witnessed_events(self.match, self.seat)
            print_story(self.terminal, self.prose, self.names, self.board, events)
        elif word in ("r", "rule", "rules"):
            self.show_rule(rest)
        elif word in ("s", "save"):
            self.save(rest)
        else:
            return False
        return True

    def choose(self, number: int, choices: list[Action[Any, Any]]) -> bool:
        """Take a choice by its number."""
        if not 1 <= number <= len(choices):
            self.say("not-a-choice", most=len(choices))
            return False
        self.match.submit(self.seat, self.match.position.opened, choices[number - 1])
        return True

    def act(self, line: str) -> bool:
        """Do an action that was written out, or say why not."""
        try:
            self.match.submit(self.seat, self.match.position.opened, self.why.meant(line))
        except GrammarError as error:
            self.terminal.hang("", f"{error}.")
            return False
        except Refused as refused:
            self.terminal.hang("", self.why.sentence(refused.refusal))
            return False
        return True

    def undo(self) -> bool:
        """Take back the last choice, if nothing hidden or random has happened since."""
        try:
            self.match.undo(self.seat)
        except Refused as refused:
            self.terminal.hang("", self.prose.refusal(refused.refusal, self.names))
            return False
        self.seen = len(self.match.moments)
        self.screen.notice(self.prose.text("terminal-undone", {}))
        return True

    def explain(self, words: str, choices: list[Action[Any, Any]]) -> None:
        """`?`: what can be typed, or why something is not offered."""
        lines = self.why.answer(words, choices) if words else self.why.overview()
        for line in lines:
            self.terminal.hang("", line)

    def show_rule(self, case: str) -> None:
        if not case:
            self.say("which-case")
            return
        try:
            found = cases_of(self.match.game, case, self.prose.language)
        except InputError:
            self.say("no-case", case=case)
            return
        print_cases(self.terminal, found)

    def save(self, name: str) -> None:
        """Write the record. A file that was there before is left alone."""
        if not name:
            self.say("which-file")
            return
        file = Path(name)
        try:
            with file.open("w" if file == self.saved else "x", encoding="utf-8") as stream:
                stream.write(dump(self.match))
        except FileExistsError:
            self.say("file-exists", file=name)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self.say("not-saved", file=name, reason=str(reason))
        else:
            self.saved = file
            self.say("saved", file=name)

    # ---- the end

    def finish(self) -> None:
        """Show how it ended, and listen until the player leaves."""
        self.screen.show_end(witnessed_events(self.match, self.seat, self.seen))
        for line in rank(self.match, self.prose, self.names, self.board):
            self.terminal.print(line)
        self.terminal.print()
        self.say("after")
        while True:
            word, _, rest = self.listen().partition(" ")
            if word and not self.obey_always(word, rest.strip()):
                self.say("after")
