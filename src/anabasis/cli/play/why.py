"""“Why not?”: what an action would need, with the rule case that says so."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any, Final

from rich.text import Text

from anabasis.core.grammar import Domain, GrammarError
from anabasis.core.match import Match
from anabasis.core.message import Refusal
from anabasis.core.position import Action, Aside
from anabasis.core.rulebook import read_cases, rulebook_text
from anabasis.core.why import Reasons
from anabasis.kit.terminal import Board, filled
from anabasis.prose import Prose

MOST_ANSWERS: Final = 16
"""A verb alone is explained with all its words, if they are no more than this."""

Choices = list[Action[Any, Any]]


class Why:
    """Answers a player's questions about actions."""

    def __init__(
        self, match: Match[Any], seat: int, prose: Prose, names: list[str], board: Board
    ) -> None:
        self.match = match
        self.seat = seat
        self.prose = prose
        self.names = names
        self.board = board
        cases = read_cases(rulebook_text(match.game, prose.language))
        self.titles = {case.id: case.title for case in cases}

    def sentence(self, refusal: Refusal) -> Text:
        """A refusal with its case and the case's title."""
        values = {"case": refusal.case, "title": self.titles.get(refusal.case, "")}
        cited = Text(self.prose.text("terminal-case", values), "bright_black")
        refused = Text(self.prose.refusal(refusal, self.names))
        return filled(self.prose, "join-sentences", first=refused, rest=cited)

    def overview(self) -> list[Text]:
        """What can be typed, and the notation of every kind of action."""
        lines = [Text(self.prose.text("terminal-commands", {})), Text()]
        lines.append(Text(self.prose.text("terminal-verbs", {})))
        grammar = self.match.game.grammar
        decision = self.match.game.decision(self.match.position)
        for cls in grammar.verbs.values():
            if issubclass(cls, Aside):
                continue
            action = grammar.read(" ".join([cls.verb, *[field.words[0] for field in cls.fields]]))
            asked = action.verb in decision.verbs
            label = self.prose.action(action.text(), self.names)
            line = f"  {'>' if asked else ' '} {action.text():<16} {label}"
            lines.append(Text(line, "" if asked else "bright_black"))
        return lines

    def meant(self, words: str) -> Action[Any, Any]:
        """The one action that is written out; `GrammarError` if it is none, or several."""
        actions = self._written(words.split())
        return actions[0] if len(actions) == 1 else self.match.game.grammar.read(words)

    def answer(self, words: str, choices: Choices) -> list[Text]:
        """Whether what the words say is allowed, and if not, why."""
        parts = words.split()
        if parts[0] in self.match.game.grammar.verbs:
            try:
                return self._verdicts(self._written(parts), choices)
            except GrammarError as error:
                return [Text(f"{error}.")]
        named = self._named(words)
        if not named:
            return [Text(self.prose.text("terminal-no-such-words", {"words": words}))]
        return [line for word in named for line in self._answer_about(word, choices)]

    def _written(self, parts: list[str]) -> list[Action[Any, Any]]:
        """The actions that a verb and some of its words can mean: a few at most."""
        grammar = self.match.game.grammar
        fields = grammar.verbs[parts[0]].fields
        given = [
            self._spelled(word, fields[at]) if at < len(fields) else word
            for at, word in enumerate(parts[1:])
        ]
        missing = [field.words for field in fields[len(given) :]]
        if prod(len(words) for words in missing) > MOST_ANSWERS:
            missing = []
        return [grammar.read(" ".join([parts[0], *given, *rest])) for rest in product(*missing)]

    def _spelled(self, word: str, field: Domain) -> str:
        """The word of a domain that was meant, whatever its case; a place by its proper name."""
        for spelling in (word, word.upper(), word.lower()):
            if spelling in field.numbers:
                view = self.match.game.view(self.match.position, self.seat)
                return self.board.place(view, field.name, spelling)
        return word

    def _named(self, words: str) -> list[str]:
        """The words of the game that are meant: by the notation, or by a name in the reader's
        language or the beginning of one."""
        domains = {
            field.name: field
            for cls in self.match.game.grammar.verbs.values()
            if not issubclass(cls, Aside)
            for field in cls.fields
        }
        for spelling in (words, words.upper(), words.lower()):
            if any(spelling in domain.numbers for domain in domains.values()):
                return [spelling]
        sought = words.casefold()
        called: dict[str, str] = {}
        for domain in domains.values():
            for word in domain.words:
                called.setdefault(word, self.prose.word(domain.name, word).casefold())
        same = [word for word, name in called.items() if name == sought]
        begun = same or [word for word, name in called.items() if name.startswith(sought)]
        return begun if len(begun) <= MOST_ANSWERS else []

    def _answer_about(self, word: str, choices: Choices) -> list[Text]:
        """What a card or a place is, and all that is asked now and has to do with it."""
        game = self.match.game
        decision = game.decision(self.match.position)
        actions: list[Action[Any, Any]] = []
        for cls in game.grammar.verbs.values():
            if len(cls.fields) != 1 or issubclass(cls, Aside) or cls.verb not in decision.verbs:
                continue
            spelled = self._spelled(word, cls.fields[0])
            if spelled in cls.fields[0].numbers:
                actions.append(game.grammar.read(f"{cls.verb} {spelled}"))
        lines = [Text(line) for line in self.board.describe(self.match.position, self.seat, word)]
        if not actions:
            lines.append(Text(self.prose.text("terminal-nothing-about", {"words": word})))
        return lines + self._verdicts(actions, choices)

    def _verdicts(self, actions: list[Action[Any, Any]], choices: Choices) -> list[Text]:
        """A line for each action; those that fail for one reason share a line."""
        labels: dict[tuple[str, str], str] = {}
        verdicts: dict[tuple[str, str], Text] = {}
        for action in actions:
            verdict = self._verdict(action, choices)
            key = (action.verb, verdict.plain)
            alone = key not in verdicts
            labels[key] = self.prose.action(action.text(), self.names) if alone else action.verb
            verdicts[key] = verdict
        return [
            filled(self.prose, "label-value", label=Text(labels[key], "bold"), value=verdict)
            for key, verdict in verdicts.items()
        ]

    def _verdict(self, action: Action[Any, Any], choices: Choices) -> Text:
        refusal = Reasons(self.match.game, self.match.position, self.seat).about_action(action)
        if refusal is not None:
            return self.sentence(refusal)
        if action in choices:
            number = choices.index(action) + 1
            return Text(self.prose.text("terminal-allowed", {"number": number}))
        return Text(self.prose.text("terminal-allowed-elsewhere", {}))
