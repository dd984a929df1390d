"""The versions of a game beside fingerprints of what they stand for: has one moved without the
other?

`docs/records.md` has the form of a `versions.toml`. The fingerprint of the rules is that of play
(`play_digest`), the one of the components that of their data.
"""

from __future__ import annotations

import json
import sysconfig
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from anabasis.core.game import Game
from anabasis.core.versions import (
    FILE,
    Version,
    Versions,
    VersionsError,
    parsed,
    spoken,
    versions_text,
)
from anabasis.lab.play_digest import play_digest

PARTS: Final = ("rules", "components")
"""What has a version, in the order of a `Version`."""

_HEAD: Final = """\
# The versions of rules and components, and what they stand for. `make versions` renews the digests;
# docs/records.md says what they cover, and when a version is raised.
"""


@dataclass(frozen=True)
class VersionFile:
    """What a `versions.toml` holds."""

    versions: Versions
    released: bool
    """Whether games may have been begun with the newest versions that must go on."""
    components: str
    """The digest of the components."""
    play: dict[Version, str]
    """The digest of play by each version that can be played."""

    def text(self) -> str:
        """The file."""
        newest = self.versions.newest()
        lines = [_HEAD, f"released = {str(self.released).lower()}\n"]
        lines.append(_table("[rules]", version=newest[0], digest=self.play[newest]))
        lines.append(_table("[components]", version=newest[1], digest=self.components))
        for one in self.versions.kept:
            lines.append(_table("[[kept]]", rules=one[0], components=one[1], digest=self.play[one]))
        return "\n".join(lines)


def _table(name: str, **entries: int | str) -> str:
    return "\n".join(
        [name, *[f"{key} = {json.dumps(value)}" for key, value in entries.items()], ""]
    )


# ---- what is recorded, and what is found


def recorded(game: Game[Any]) -> VersionFile | None:
    """What the game's folder says; None if it says nothing."""
    package = game.package()
    text = versions_text(package)
    if text is None:
        return None
    versions = parsed(text, package)
    data = tomllib.loads(text)
    play = {versions.newest(): str(data["rules"].get("digest", ""))}
    for entry in data.get("kept", []):
        play[entry["rules"], entry["components"]] = str(entry.get("digest", ""))
    components = str(data["components"].get("digest", ""))
    return VersionFile(versions, bool(data.get("released", False)), components, play)


def found(game: Game[Any], released: bool = False) -> VersionFile:
    """What the game is like now."""
    versions = game.versions
    play = {version: play_digest(game, version) for version in versions.playable()}
    return VersionFile(versions, released, components_digest(game.package()), play)


def components_digest(package: str) -> str:
    """Of the data in the game's components, file by file; comments and layout do not count."""
    digest = sha256()
    folder = files(package).joinpath("components")
    for name, file in sorted(_files(folder, "")):
        digest.update(json.dumps([name, _data(file)], sort_keys=True, default=str).encode())
    return digest.hexdigest()


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    if folder.is_dir():
        for entry in folder.iterdir():
            if entry.is_dir():
                yield from _files(entry, f"{path}{entry.name}/")
            else:
                yield f"{path}{entry.name}", entry


def _data(file: Traversable) -> Any:
    if file.name.endswith(".toml"):
        return tomllib.loads(file.read_text("utf-8"))
    if file.name.endswith(".json"):
        return json.loads(file.read_text("utf-8"))
    return file.read_bytes().hex()


# ---- comparing them


def complaints(game: Game[Any]) -> list[str]:
    """What has moved without its version, and what to do about it; one line each."""
    was = recorded(game)
    if was is None:
        return [f"{game.id} has no {FILE}: “anabasis versions {game.id} --write” makes it"]
    now = found(game)
    return [*released_moved(game, was, now), *unreleased_moved(game, was, now)]


def unreleased_moved(game: Game[Any], was: VersionFile, now: VersionFile) -> list[str]:
    """What may be renewed: the newest version, as long as it is not released."""
    if was.released:
        return []
    renew = f"if that was meant, renew the digest: “anabasis versions {game.id} --write”"
    newest = was.versions.newest()
    moved = []
    if was.play[newest] != now.play[newest]:
        moved.append(f"{game.id} plays otherwise than {FILE} says; {renew}")
    if was.components != now.components:
        moved.append(f"the components of {game.id} are other than {FILE} says; {renew}")
    return moved


def released_moved(game: Game[Any], was: VersionFile, now: VersionFile) -> list[str]:
    """What must not have moved: games were begun with it."""
    moved = []
    newest = was.versions.newest()
    raising = f"“anabasis versions {game.id} --raise"
    for version in was.versions.playable():
        if was.play[version] == now.play[version] or (version == newest and not was.released):
            continue
        what = f"games of {game.id} that were begun with rules {spoken(version)} play otherwise now"
        if version == newest:
            moved.append(
                f"{what}: raise the version ({raising} rules”), and let the rules ask"
                " position.rules_version, so that those games go on as they began"
            )
        else:
            moved.append(
                f"{what}: let the rules ask position.rules_version, so that they go on as they"
                f" began; if that cannot be, take {spoken(version)} out of {FILE}, and those games"
                " can only be read, exported and left"
            )
    if was.released and was.components != now.components:
        moved.append(
            f"the components of {game.id} have changed since {spoken(newest)} was released: raise"
            f" their version ({raising} components”)"
        )
    return moved


# ---- writing


def renew(game: Game[Any]) -> VersionFile:
    """The file with the digests as they are now. Raises `VersionsError` if a released one moved."""
    was = recorded(game)
    now = found(game, released=was is not None and was.released)
    if was is not None:
        moved = released_moved(game, was, now)
        if moved:
            raise VersionsError("; ".join(moved))
    return now


def raise_version(game: Game[Any], part: str) -> VersionFile:
    """The file with the next version of rules or components. A released one is kept, and has to
    play as it did."""
    was = recorded(game)
    if was is None:
        raise VersionsError(f"{game.id} has no {FILE} yet")
    place = PARTS.index(part)
    newest = list(was.versions.newest())
    kept = was.versions.kept
    if was.released:
        kept = (*kept, was.versions.newest())
    elif not kept or kept[-1][place] < newest[place]:
        raise VersionsError(
            f"{part} {newest[place]} of {game.id} are not released, so they may still change:"
            f" “anabasis versions {game.id} --write” renews the digest"
        )
    newest[place] += 1
    game.versions = Versions(newest[0], newest[1], kept)
    now = found(game)
    return replace(now, play={**now.play, **{version: was.play[version] for version in kept}})


def release(game: Game[Any]) -> VersionFile:
    """The file with its newest versions marked as released: from now on their games must go on."""
    was = recorded(game)
    moved = complaints(game)
    if was is None or moved:
        raise VersionsError("; ".join(moved))
    return replace(was, released=True)


def write(game: Game[Any], file: VersionFile) -> Path:
    """Write it into the folder that the game was loaded from."""
    folder = Path(str(files(game.package())))
    installed = Path(sysconfig.get_path("purelib"))
    if installed in folder.parents or not folder.is_dir():
        raise VersionsError(
            f"{game.id} is loaded from {folder}, an installed copy: write its versions where its"
            " sources are (“make versions” in a checkout of Anabasis)"
        )
    path = folder / FILE
    path.write_text(file.text(), encoding="utf-8", newline="\n")
    return path
