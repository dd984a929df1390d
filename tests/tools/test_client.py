"""The browser client is built once, from what is there, or it is said what is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.tools.conftest import Checkout
from tools import client as module
from tools.client import Client, ClientError, find_node

NPM = """#!/bin/sh
# Stands for npm: notes what it was asked for, and builds a page.
echo "$*" >> "{notes}"
test -e "{notes}.fails" && echo "npm has no time" && exit 1
case "$1" in
ci) mkdir -p node_modules ;;
run) mkdir -p "$ANABASIS_STATIC" && cp index.html "$ANABASIS_STATIC" ;;
esac
"""


class Node:
    """Programs that stand for Node and npm."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notes = folder / "asked"
        folder.mkdir()
        self.version("v20.1.0")
        self.program("npm", NPM.format(notes=self.notes))

    def version(self, text: str) -> None:
        self.program("node", f"#!/bin/sh\necho {text}\n")

    def program(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)
        (self.folder / name).chmod(0o755)

    def asked(self) -> list[str]:
        """The first words that npm was called with since the last time."""
        lines = self.notes.read_text().splitlines() if self.notes.exists() else []
        self.notes.unlink(missing_ok=True)
        return [line.split()[0] for line in lines]


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Node:
    """The one Node on the machine."""
    node = Node(tmp_path / "node")
    monkeypatch.setenv("PATH", f"{node.folder}:/usr/bin:/bin")
    return node


@pytest.fixture
def client(checkout: Checkout) -> Client:
    return checkout.client


def change(client: Client) -> None:
    (client.web / "index.html").write_text("changed\n")


def test_what_is_built_is_not_built_again(client: Client, node: Node) -> None:
    client.build()
    assert node.asked() == []


def test_what_has_changed_is_built(client: Client, node: Node) -> None:
    change(client)
    assert not client.is_built()
    client.build()
    assert node.asked() == ["ci", "run"]
    assert client.is_built()
    assert (client.static / "index.html").read_text() == "changed\n"


def test_packages_are_fetched_only_when_their_list_has_changed(client: Client, node: Node) -> None:
    change(client)
    client.build()
    node.asked()
    (client.web / "index.html").write_text("changed again\n")
    client.build()
    assert node.asked() == ["run"]
    (client.web / "package-lock.json").write_text("other packages\n")
    client.build()
    assert node.asked() == ["ci", "run"]


def test_a_board_that_is_printed_otherwise_is_a_change(checkout: Checkout) -> None:
    folder = checkout.root / "src" / "anabasis" / "games" / "arbela" / "components"
    folder.mkdir(parents=True)
    (folder / "map.json").write_text("{}")
    assert not checkout.client.is_built()


@pytest.mark.parametrize("name", ["tests/one.test.ts", "node_modules/x/index.js", "README.md"])
def test_what_the_client_is_not_made_of_is_no_change(client: Client, name: str) -> None:
    file = client.web / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("changed")
    assert client.is_built()


def test_a_client_that_is_gone_is_built(client: Client, node: Node) -> None:
    (client.static / "index.html").unlink()
    client.build()
    assert client.is_built()


def test_a_build_that_fails_is_said_and_not_taken_for_one(client: Client, node: Node) -> None:
    change(client)
    node.notes.with_name("asked.fails").touch()
    with pytest.raises(ClientError, match="npm ci in web/ failed:\nnpm has no time"):
        client.build()
    node.asked()
    node.notes.with_name("asked.fails").unlink()
    client.build()
    assert node.asked() == ["ci", "run"]


def test_a_build_that_makes_nothing_is_said(client: Client, node: Node) -> None:
    change(client)
    (client.static / "index.html").unlink()
    node.program("npm", "#!/bin/sh\nmkdir -p node_modules\n")
    with pytest.raises(ClientError, match=r"left no index\.html"):
        client.build()
    assert not client.is_built()


def test_without_sources_what_is_built_will_do(client: Client) -> None:
    client.web.rename(client.root / "elsewhere")
    assert client.is_built()
    (client.static / "index.html").unlink()
    with pytest.raises(ClientError, match="neither"):
        client.build()


# ---- Node


def test_without_node_it_is_said_what_to_do(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(client)
    monkeypatch.setattr(module, "find_node", lambda: None)
    with pytest.raises(ClientError, match="Node 20 or newer, with npm, and there is none"):
        client.build()


def test_a_node_that_is_too_old_is_none(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(node.folder / "python"))
    assert find_node() is not None
    node.version("v18.20.0")
    assert find_node() is None


def test_a_node_without_npm_is_none(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(node.folder))
    monkeypatch.setattr(sys, "executable", str(node.folder / "python"))
    (node.folder / "npm").unlink()
    assert find_node() is None


def test_a_node_beside_python_will_do(
    node: Node, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setattr(sys, "executable", str(node.folder / "python"))
    found = find_node()
    assert found is not None
    assert found.startswith(str(node.folder))


def test_where_there_is_no_node_the_environment_gets_one(checkout: Checkout) -> None:
    """The tool asks pip for it, and says so."""
    change(checkout.client)
    done = checkout.run("tools.client", PATH="/nowhere")
    assert "there is no Node 20 or newer, so it is put into .venv" in done.stdout
    [asked] = checkout.asked("pip install")
    assert "requirements/node.txt" in asked
    assert done.returncode == 1, "this pip brings none"
    assert "The browser client cannot be built: it takes Node 20" in done.stderr
