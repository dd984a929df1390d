"""What the player sees before a choice: news, board, table, question, choices."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from anabasis.cli.output import Terminal
from anabasis.cli.story import in_colour, paragraphs
from anabasis.core.match import Match
from anabasis.core.position import Action
from anabasis.kit.terminal import Board, Place
from anabasis.prose import Prose

BETWEEN: Final = 3
"""Columns between the board and a panel beside it."""
PANEL: Final = 66
"""Columns that a panel beside the board has."""


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
        self._show_table(self._marks(choices), news)
        self._ask(choices)

    def show_end(self, news: list[dict[str, Any]]) -> None:
        """The board as the game has left it."""
        self._show_table({}, news)

    def _marks(self, choices: list[Action[Any, Any]]) -> dict[Place, int]:
        marks: dict[Place, int] = {}
        for number, action in enumerate(choices, start=1):
            for place in self.board.targets(self.match.position, action):
                marks.setdefault(place, number)
        return marks

    def _show_table(self, marks: dict[Place, int], news: list[dict[str, Any]]) -> None:
        terminal = self.terminal
        game = self.match.game
        terminal.clear()
        status = [self.prose.status(item) for item in game.status(self.match.position)]
        terminal.hang("", Text(" · ".join([game.title, *status]), "bold"))
        terminal.print()
        self._tell(news)
        view = game.view(self.match.position, self.seat)
        width, height = terminal.size
        drawn = self.board.draw(view, self.seat, marks, news, width, height, self.unicode)
        panel = self.board.panel(view, self.seat, self.unicode)
        for part in self._arranged(drawn, panel):
            terminal.print(part)
            terminal.print()

    def _arranged(
        self, drawn: RenderableType | None, panel: RenderableType | None
    ) -> list[RenderableType]:
        """Board and panel in one row, where the terminal is wide enough for that."""
        parts = [part for part in (drawn, panel) if part is not None]
        if len(parts) < 2:
            return parts
        width = self.terminal.measure(parts[0]).maximum + BETWEEN + PANEL
        if width > self.terminal.width:
            return parts
        row = Table.grid(padding=(0, BETWEEN, 0, 0))
        row.add_column()
        row.add_column(width=PANEL)
        row.add_row(*parts)
        return [row]

    def _tell(self, news: list[dict[str, Any]]) -> None:
        """Notices, and what has happened since the player last chose."""
        told = self.notices + paragraphs(self.prose, self.names, self.board, news)
        self.notices = []
        for paragraph in told:
            self.terminal.hang("  ", paragraph)
        if told:
            self.terminal.print()

    def _ask(self, choices: list[Action[Any, Any]]) -> None:
        position = self.match.position
        question = self.match.game.decision(position).prompt_to(position, self.seat)
        self.terminal.hang("", Text(self.prose.prompt(question, self.names), "bold yellow"))
        for number, action in enumerate(choices, start=1):
            label = Text(self.prose.action(action.text(), self.names))
            note = self.board.note(position, self.seat, action)
            if note:
                label.append(f" · {note}", "bright_black")
            self.terminal.hang(Text(f"{number:>4}  ", "bold"), label)
