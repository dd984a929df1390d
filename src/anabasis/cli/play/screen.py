"""What the player sees before a choice: news, board, table, question, choices.

In a terminal, the board, the question and the choices are shown together: what has no room there is
drawn smaller, named without a note or left for a command to list. What has happened stands above.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from anabasis.cli.output import Terminal
from anabasis.cli.play.choices import Choices
from anabasis.cli.story import in_colour, paragraphs
from anabasis.core.match import Match
from anabasis.core.position import Action
from anabasis.kit.terminal import Board, Place, Scene
from anabasis.prose import Prose

BETWEEN: Final = 3
"""Columns between the board and a panel beside it."""
PANEL: Final = 66
"""Columns that a panel beside the board has."""
LEAST_BOARD: Final = 12
"""Lines that a board keeps, however many choices there are."""
LEAST_CHOICES: Final = 3
"""Lines that choices have, whatever else there is."""


class Screen:
    """Shows a match to one seat."""

    def __init__(
        self,
        match: Match[Any],
        seat: int,
        prose: Prose,
        names: list[str],
        board: Board,
        terminal: Terminal,
        unicode: bool,
    ) -> None:
        self.match = match
        self.seat = seat
        self.prose = prose
        self.names = names
        self.board = board
        self.terminal = terminal
        self.unicode = unicode
        self.notices: list[Text] = []

    def greet(self) -> None:
        """Words of welcome, to stand above the first board."""
        others = [name for seat, name in enumerate(self.names) if seat != self.seat]
        words = [
            self.prose.text("terminal-you", {"name": self.names[self.seat]}),
            self.prose.text("terminal-against", {"names": self.prose.joined(others)}),
            self.prose.text("terminal-how", {}),
        ]
        if self.match.moments:
            words.append(self.prose.text("terminal-resumed", {}))
        self.notice(self.prose.strung("join-sentences", words))

    def notice(self, sentence: str) -> None:
        """Something to stand above the next board."""
        self.notices.append(in_colour(sentence, self.names, self.board))

    def show(self, choices: list[Action[Any, Any]], news: list[dict[str, Any]]) -> None:
        """What is new, the board with the choices marked, and what is asked."""
        offered = self._offered(choices)
        if not self._shown_small(choices, offered, news):
            self.show_all(choices, news)

    def show_all(self, choices: list[Action[Any, Any]], news: list[dict[str, Any]]) -> None:
        """The whole board, all that lies beside it, and all choices, however long that gets."""
        self._show_table(self._marks(choices), news)
        self._print_question()
        self.list_choices(choices)

    def show_end(self, news: list[dict[str, Any]]) -> None:
        """The board as the game has left it."""
        self._show_table({}, news)

    def list_choices(self, choices: list[Action[Any, Any]]) -> None:
        """Every choice in a line of its own, with what it would mean."""
        for line in self._offered(choices).in_full(self.terminal):
            self.terminal.print(line)

    def _offered(self, choices: list[Action[Any, Any]]) -> Choices:
        position = self.match.position
        return Choices(
            [self.prose.action(action.text(), self.names) for action in choices],
            [self.board.note(position, self.seat, action) for action in choices],
            self.prose,
        )

    def _marks(self, choices: list[Action[Any, Any]]) -> dict[Place, int]:
        marks: dict[Place, int] = {}
        for number, action in enumerate(choices, start=1):
            for place in self.board.targets(self.match.position, action):
                marks.setdefault(place, number)
        return marks

    def _status(self) -> Text:
        game = self.match.game
        status = [self.prose.status(item) for item in game.status(self.match.position)]
        return Text(" · ".join([self.prose.title(), *status]), "bold")

    # ---- as much as there is

    def _show_table(self, marks: dict[Place, int], news: list[dict[str, Any]]) -> None:
        terminal = self.terminal
        terminal.clear()
        terminal.hang("", self._status())
        terminal.print()
        self._tell(news)
        for part in self._parts(marks, news):
            terminal.print(part)
            terminal.print()

    def _parts(self, marks: dict[Place, int], news: list[dict[str, Any]]) -> list[RenderableType]:
        """Board and panel; in one row, where the terminal is wide enough for that."""
        view = self.match.game.view(self.match.position, self.seat)
        drawn = self._drawn(view, marks, news, None)
        panel = self.board.panel(view, self.seat, self.unicode)
        parts = [part for part in (drawn, panel) if part is not None]
        if len(parts) < 2:
            return parts
        if self.terminal.measure(parts[0]).maximum + BETWEEN + PANEL > self.terminal.width:
            return parts
        row = Table.grid(padding=(0, BETWEEN, 0, 0))
        row.add_column()
        row.add_column(width=PANEL)
        row.add_row(*parts)
        return [row]

    def _drawn(
        self,
        view: dict[str, Any],
        marks: dict[Place, int],
        news: list[dict[str, Any]],
        most: int | None,
    ) -> RenderableType | None:
        width, height = self.terminal.size
        return self.board.draw(
            Scene(view, self.seat, marks, news, width, height, most, self.unicode)
        )

    def _tell(self, news: list[dict[str, Any]]) -> None:
        """Notices, and what has happened since the player last chose."""
        told = self._told(news)
        self.notices = []
        for paragraph in told:
            self.terminal.hang("  ", paragraph)
        if told:
            self.terminal.print()

    def _told(self, news: list[dict[str, Any]]) -> list[Text]:
        return self.notices + paragraphs(self.prose, self.names, self.board, news)

    def _question(self) -> Text:
        position = self.match.position
        question = self.match.game.decision(position).prompt_to(position, self.seat)
        return Text(self.prose.prompt(question, self.names), "bold yellow")

    def _print_question(self) -> None:
        self.terminal.hang("", self._question())

    # ---- as much as the terminal's height has room for

    def _shown_small(
        self, choices: list[Action[Any, Any]], offered: Choices, news: list[dict[str, Any]]
    ) -> bool:
        """Show board, question and choices in one screen. False if nothing needs to be made
        smaller for that, or if there is no screen."""
        terminal = self.terminal
        if not terminal.is_terminal:
            return False
        marks = self._marks(choices)
        question = terminal.wrapped(self._question(), terminal.width)
        every = offered.in_full(terminal)
        room = terminal.height - 1 - len(question)
        whole = sum([terminal.lines_of(part) + 1 for part in self._parts(marks, news)])
        told = [terminal.hung("  ", paragraph) for paragraph in self._told(news)]
        whole += (
            sum(map(len, told))
            + bool(told)
            + len(terminal.wrapped(self._status(), terminal.size[0]))
            + 1
        )
        if whole + len(every) <= room:
            return False
        view = self.match.game.view(self.match.position, self.seat)
        brief = [
            line
            for text in self.board.brief(view, self.seat, self.unicode)
            for line in terminal.wrapped(text, terminal.width)
        ]
        room -= 1 + len(brief)
        listed = offered.within(terminal, max(LEAST_CHOICES, room - LEAST_BOARD))
        drawn = self._drawn(view, marks, news, room - len(listed))
        if drawn is None:
            listed = offered.within(terminal, room)
        terminal.clear()
        self._tell(news)
        status = self._status()
        status.truncate(terminal.width, overflow="ellipsis")
        for part in (status, drawn, *brief, *question, *listed):
            if part is not None:
                terminal.print(part)
        return True
