"""What a click on a place may mean: the answers that name it, or would if they could be given."""

from __future__ import annotations

from typing import Any

from anabasis.core.grammar import Grammar
from anabasis.core.position import Action


def names_of(action: Action[Any, Any]) -> list[str]:
    """What an action names, as `domain:word`."""
    return [field.word(arg) for field, arg in zip(action.fields, action.args(), strict=True)]


def naming(actions: list[Action[Any, Any]], names: list[str]) -> list[Action[Any, Any]]:
    """Of some actions those that name one of the things."""
    return [action for action in actions if any([name in names for name in names_of(action)])]


def like_those(
    options: list[Action[Any, Any]], names: list[str], verbs: tuple[str, ...], grammar: Grammar
) -> list[Action[Any, Any]]:
    """Answers that name a thing, and are else like the first of their kind that is possible: their
    refusal says why it cannot be that thing."""
    found: list[Action[Any, Any]] = []
    for name in names:
        domain, _, word = name.partition(":")
        for verb in verbs:
            fields = grammar.verbs[verb].fields
            like = next((action for action in options if action.verb == verb), None)
            for at, field in enumerate(fields):
                if field.name != domain or word not in field.numbers:
                    continue
                if like is None:
                    words = [other.words[-1] for other in fields]
                else:
                    pairs = zip(fields, like.args(), strict=True)
                    words = [other.text(arg) for other, arg in pairs]
                words[at] = word
                found.append(grammar.read(" ".join([verb, *words])))
    return found
