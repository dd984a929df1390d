"""Dockerfile and compose file, as far as they can be tried without Docker.

The wheel of these tests is built from just what the Dockerfile copies (conftest.py).
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.installed.dockerfile import command, copied, instructions, is_ignored
from tests.installed.playing import play, started
from tools import ROOT
from tools.environment import Environment

PORT = "8123"
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", copied())
def test_what_is_copied_is_there_and_not_ignored(name: str) -> None:
    assert (ROOT / name).exists()
    assert not is_ignored(name)


@pytest.mark.parametrize(
    "name",
    [
        "web/node_modules/preact/index.js",
        "src/anabasis/server/static/index.html",
        ".venv/bin/python",
        "src/anabasis/core/__pycache__/die.pyc",
    ],
)
def test_what_was_made_here_stays_here(name: str) -> None:
    assert is_ignored(name)


def test_the_built_client_of_this_checkout_is_not_taken() -> None:
    """Nor is the word that it is up to date: the image builds its own."""
    from tools.client import STATIC

    assert is_ignored((STATIC / "index.html").as_posix())
    assert is_ignored("web/.built")


def test_the_locked_lists_are_what_is_installed() -> None:
    """Each with its hashes; a wheel comes from the stage before."""
    for word, rest in instructions():
        if word == "RUN" and "pip install" in rest:
            assert "--require-hashes" in rest or "--no-index" in rest, rest


def test_it_does_not_run_as_root() -> None:
    words = [word for word, _ in instructions()]
    assert words.index("USER") < words.index("CMD")
    [user] = [rest for word, rest in instructions() if word == "USER"]
    assert user != "root"
    assert any(
        word == "RUN" and "useradd" in rest and user in rest for word, rest in instructions()
    )


def test_the_data_are_in_a_volume() -> None:
    [volume] = [rest for word, rest in instructions() if word == "VOLUME"]
    [setting] = [rest for word, rest in instructions() if word == "ENV"]
    assert setting.startswith(f"ANABASIS_DATABASE_URL=sqlite:///{volume}/")


def test_its_commands_run(installed: Environment, tmp_path: Path) -> None:
    """The server starts by the image's command and is healthy by its check, until it has ended."""
    bin = installed.folder / "bin"
    words = command("CMD")
    assert words[words.index("--port") + 1] == PORT
    words = [str(bin / words[0]), *("0" if word == PORT else word for word in words[1:])]
    with started(words, tmp_path, bin) as address:
        port = address.rpartition(":")[2]
        assert check_health(bin, port) == 0
        play(address)
    assert check_health(bin, port) != 0


def check_health(bin: Path, port: str) -> int:
    program, *rest = (word.replace(PORT, port) for word in command("HEALTHCHECK"))
    done = subprocess.run([bin / program, *rest], capture_output=True, check=False)
    return done.returncode


def test_the_port_is_the_same_everywhere() -> None:
    assert [rest for word, rest in instructions() if word == "EXPOSE"] == [PORT]
    [published] = COMPOSE["services"]["anabasis"]["ports"]
    assert published.endswith(f":{PORT}")


def test_the_server_and_the_database_of_the_compose_file_fit() -> None:
    server, database = COMPOSE["services"]["anabasis"], COMPOSE["services"]["database"]
    settings = database["environment"]
    address = f"postgresql://{settings['POSTGRES_USER']}@database/{settings['POSTGRES_DB']}"
    assert server["environment"]["ANABASIS_DATABASE_URL"] == address
    assert server["environment"]["PGPASSWORD"] == settings["POSTGRES_PASSWORD"]
    assert server["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "healthcheck" in database
    [volume] = database["volumes"]
    assert volume.partition(":")[0] in COMPOSE["volumes"]


def test_there_is_no_password_but_the_one_that_is_chosen() -> None:
    wanted = COMPOSE["services"]["database"]["environment"]["POSTGRES_PASSWORD"]
    assert wanted.startswith("${POSTGRES_PASSWORD:?")
