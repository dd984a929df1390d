"""The document of the interface is complete, and the server keeps to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Server, serving

PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"
EXAMPLES = 30
"""For each operation."""
NOWHERE = ["nowhere", "x" * 100, "%00", "a b", "ü"]
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'tables.sqlite3'}"
    server = Server(database)
    with serving(server):
        yield server.base
        assert server.lines[1:] == []


@pytest.fixture(scope="module")
def document(base: str) -> Any:
    answer = httpx.get(f"{base}/schema/openapi.json")
    assert httpx.get(f"{base}/schema").json() == answer.json()
    return answer.json()


@pytest.fixture(scope="module")
def interface(base: str) -> Any:
    return schemathesis.openapi.from_url(f"{base}/schema/openapi.json")


@schemathesis.serializer("application/jsonl")
def as_it_is(_: Any, value: Any) -> bytes:
    return str(value).encode("utf-8", "replace")


def fuzz(operation: Any, tables: list[str], session: Any) -> None:
    """Ask it all kinds of things, about those tables if about any."""

    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(), st.sampled_from(tables))
    def ask(case: Any, table: str) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        if "game_id" in case.path_parameters and tables != NOWHERE:
            case.path_parameters["game_id"] = "alexandros"
        case.call_and_validate(checks=CHECKS, session=session)

    ask()


@pytest.mark.parametrize("known", [False, True], ids=["a stranger", "a player"])
def test_every_answer_is_as_documented(base: str, interface: Any, known: bool) -> None:
    operations = [found.ok() for found in interface.get_all_operations()]
    assert len(operations) > 15
    with requests.Session() as session:
        tables = NOWHERE
        if known:
            wishes = [["me", "here"], ["me", "open"], ["open", "open"]]
            tables = [
                session.post(
                    f"{base}/api/tables",
                    json={"game": "alexandros", "seats": [{"kind": kind} for kind in wish]},
                ).json()["id"]
                for wish in wishes
            ]
        for operation in operations:
            fuzz(operation, tables, session)


def test_everything_in_the_protocol_is_in_the_document(document: Any) -> None:
    promised = re.findall(
        r"^\| `(GET|POST|PUT) (/api/[^`?\s]*)", PROTOCOL.read_text(), re.MULTILINE
    )
    assert len(promised) > 15
    documented = {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path))
        for path, methods in document["paths"].items()
        for method in methods
    }
    assert {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in promised} == documented


def test_every_refusal_is_documented(document: Any) -> None:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            statuses = set(operation["responses"])
            if method in {"post", "put"}:
                assert {"400", "403", "413", "429", "503"} <= statuses, path
            if "{" in path:
                assert "404" in statuses, path
            for status, response in operation["responses"].items():
                assert response["description"]
                if status >= "400":
                    body = response["content"]["application/json"]["schema"]
                    assert body["$ref"].endswith("FaultBody"), path


def test_the_body_of_a_review_is_documented(document: Any) -> None:
    body = document["paths"]["/api/review"]["post"]["requestBody"]
    assert "application/jsonl" in body["content"]
