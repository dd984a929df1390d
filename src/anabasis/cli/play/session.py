"""One game at the terminal: whose choice it is, what was typed, and what that does."""

from __future__ import annotations

import shlex
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from anabasis.bots.bot import Bot, ask, wishes
from anabasis.cli.errors import InputError
from anabasis.cli.output import Terminal
from anabasis.cli.play.screen import Screen
from anabasis.cli.play.why import Why
from anabasis.cli.rules import print_cases
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
from anabasis.prose import ENGLISH, Prose

MOST_DIGITS: Final = 6
"""No decision has so many choices."""


def free_name(game_id: str) -> str:
    """A name for a record that no file in the working folder has."""
    names = (f"{game_id}.jsonl" if n == 1 else f"{game_id}-{n}.jsonl" for n in count(1))
    return next(name for name in names if not Path(name).exists())


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
        self.kept = 0
        """How much of the record the saved file holds."""

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
        except KeyboardInterrupt:
            if self.match.position.agenda and self.match.moments:
                self.offer_to_save()
            raise

    def offer_to_save(self) -> None:
        """Ctrl-C: the game can be kept. Another one leaves without."""
        if self.saved is not None and self.kept == len(self.match.entries):
            return
        usual = free_name(self.match.game.id)
        self.terminal.print()
        self.say("save-first", file=usual)
        with suppress(Left):
            answer = self.listen(usual)
            while answer.lower() not in ("n", "no") and not self.save(answer or usual):
                answer = self.listen(usual)

    def say(self, key: str, **values: Any) -> None:
        self.terminal.hang("", self.prose.text(f"terminal-{key}", values))

    # ---- bots

    def let_bots_act(self) -> None:
        """Bots answer until nobody but the player is asked."""
        match = self.match
        for seat in self.bots:
            for wish in wishes(match.position, seat):
                self.submit(seat, wish)
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

    def submit(self, seat: int, action: Action[Any, Any]) -> None:
        """Do an action, and nothing by halves: Ctrl-C comes before or after it."""
        with noted() as interrupts:
            self.match.submit(seat, self.match.position.opened, action)
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

    def listen(self, asked: str = "") -> str:
        """A line from the player; the end of input is a farewell."""
        try:
            return input(f"{asked or self.names[self.seat]}> ").strip()
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
            self.screen.show_all(choices, [])
        elif word in ("c", "choices"):
            self.screen.list_choices(choices)
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
        self.submit(self.seat, choices[number - 1])
        return True

    def act(self, line: str) -> bool:
        """Do an action that was written out, or say why not."""
        try:
            self.submit(self.seat, self.why.meant(line))
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
            print_cases(self.terminal, self.match.game, case, self.prose.language)
        except InputError:
            self.say("no-case", case=case)

    def save(self, name: str) -> bool:
        """Write the record, and say how to go on. A file that was there before is left alone."""
        if not name:
            self.say("which-file")
            return False
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
            self.kept = len(self.match.entries)
            self.say("saved", file=name)
            if self.match.position.agenda:
                self.say("resume")
                self.terminal.print(f"  {self.how_to_resume(name)}", soft_wrap=True)
            return True
        return False

    def how_to_resume(self, file: str) -> str:
        """The command that goes on with the saved game, for this player against these bots."""
        line = ["anabasis", "play", self.match.game.id, "--resume", file]
        line += ["--seat", str(self.seat + 1)] if self.seat else []
        bots = [bot.name for bot in self.bots.values()]
        if bots != ["greedy"] * len(bots):
            line += ["--bots", ",".join(bots)]
        name = self.names[self.seat]
        line += ["--name", name] if name != self.prose.names(self.match.seats)[self.seat] else []
        line += ["--language", self.prose.language] if self.prose.language != ENGLISH else []
        return shlex.join(line)

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
