"""Settings: every one has its line in docs/server.md, with the value that it has."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from anabasis.server import settings
from anabasis.server.settings import Settings, from_environment

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
SOURCE = Path(settings.__file__).read_text()


def rows(name: str) -> dict[str, str]:
    """The rows of the page whose first word looks like that; what is told of their value."""
    found = re.findall(rf"^\| `({name})` \| ([^|]+) \| [^|]+ \|$", PAGE, re.MULTILINE)
    assert len(found) == len(dict(found)), "something is listed twice"
    return dict(found)


def test_every_variable_has_its_line() -> None:
    assert set(rows(r"ANABASIS_\w+")) == set(re.findall(r"ANABASIS_\w+", SOURCE))


def test_the_defaults_are_those_of_the_code() -> None:
    told = rows(r"ANABASIS_\w+")
    read = from_environment(None, {})
    calls = dict(re.findall(r"(\w+)=(?:int\()?_number\(environment, \"(ANABASIS_\w+)\"", SOURCE))
    assert len(calls) == len(told) - 2, "all but the two that are no numbers"
    for field, variable in calls.items():
        assert float(told[variable]) == getattr(read, field), variable
    for one in fields(Settings):
        if one.name in calls:
            assert one.default == getattr(read, one.name), one.name


def test_every_fixed_limit_has_its_line() -> None:
    fixed = re.findall(r"^([A-Z_]+): Final = ", SOURCE, re.MULTILINE)
    assert len(fixed) > 30
    told = {name: int(value) for name, value in rows("[A-Z_]+").items() if name in fixed}
    assert told == {name: getattr(settings, name) for name in fixed}
