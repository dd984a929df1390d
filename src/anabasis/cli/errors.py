"""What is said, in one line, when the input is wrong."""

from __future__ import annotations


class InputError(Exception):
    """Something that was typed, named or given cannot be used."""


def line_for(error: Exception) -> str | None:
    """The line for an error that is about the input; None if it is a fault of the program."""
    from anabasis.bots.bot import UnknownBotError
    from anabasis.core.grammar import GrammarError
    from anabasis.core.options import OptionError
    from anabasis.core.record import RecordError
    from anabasis.core.registry import UnknownGameError
    from anabasis.core.versions import VersionsError
    from anabasis.lab.coverage import CoverageError
    from anabasis.prose import UnknownLanguageError

    known = (
        InputError,
        UnknownBotError,
        CoverageError,
        GrammarError,
        OptionError,
        RecordError,
        UnknownGameError,
        UnknownLanguageError,
        VersionsError,
    )
    return " ".join(str(error).split()) if isinstance(error, known) else None
