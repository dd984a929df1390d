"""Starting and ending: one line, or one clear line why not."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from anabasis.server.settings import (
    SettingsError,
    data_folder,
    default_database_url,
    from_environment,
)
from tests.server.running import Server


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    server = Server("")
    command = [sys.executable, "-m", "anabasis.server.serve", *arguments]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env=server.environment | environment,
        timeout=60,
    )


def failed(*arguments: str, **environment: str) -> str:
    """Start what cannot start; the one line that it says."""
    done = start(*arguments, **environment)
    assert done.returncode == 1
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("anabasis serve: ")
    return lines[0]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_ends_in_good_order(tmp_path: Path, number: int) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    server.start()
    assert server.signal(number) == 0
    assert len(server.lines) == 1


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
        assert f"127.0.0.1:{port}" in failed("--port", port, "--database", database)
        assert not (tmp_path / "x.sqlite3").exists()


def test_a_database_out_of_reach_is_said() -> None:
    line = failed("--port", "0", "--database", "postgresql://me:hunter2@127.0.0.1:1/x")
    assert "hunter2" not in line
    assert "127.0.0.1" in line


def test_a_database_that_is_none_is_said(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite3").write_text("this is no database, " * 100)
    assert "not a database" in failed(
        "--port", "0", ANABASIS_DATABASE_URL=f"sqlite:///{tmp_path / 'x.sqlite3'}"
    )


def test_a_setting_that_is_none_is_said() -> None:
    assert "ANABASIS_BOT_WORKERS" in failed("--port", "0", ANABASIS_BOT_WORKERS="many")


def test_settings_come_from_the_environment() -> None:
    environment = {"ANABASIS_DATABASE_URL": "sqlite:///a", "ANABASIS_ROOMS": "7"}
    settings = from_environment(None, environment)
    assert settings.database_url == "sqlite:///a"
    assert settings.tables_in_memory == 7
    assert settings.bot_workers == 1
    assert from_environment("sqlite:///b", environment).database_url == "sqlite:///b"
    for value in ("0", "-1", "nan", "x", "1e9"):
        with pytest.raises(SettingsError, match="ANABASIS_BOT_WORKERS must be"):
            from_environment(None, {"ANABASIS_BOT_WORKERS": value})


@pytest.mark.parametrize(
    ("platform", "variable", "folder"),
    [
        ("linux", "XDG_DATA_HOME", "anabasis"),
        ("win32", "LOCALAPPDATA", "Anabasis"),
    ],
)
def test_the_database_is_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, "/data")
    assert data_folder() == Path("/data", folder)
    assert default_database_url() == f"sqlite:////data/{folder}/tables.sqlite3"
    monkeypatch.delenv(variable)
    monkeypatch.setenv("HOME", "/home/ann")
    assert str(data_folder()).startswith("/home/ann/")


def test_on_a_mac_it_is_where_macs_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("HOME", "/Users/ann")
    assert data_folder() == Path("/Users/ann/Library/Application Support/Anabasis")
