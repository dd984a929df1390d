"""Chat: it reaches everybody, and stays."""

from __future__ import annotations

from tests.server.people import Person, seated


def test_chat_reaches_all_and_stays(ann: Person, bob: Person, eve: Person) -> None:
    eve.get("/me")
    with seated(ann, bob) as (one, two), eve.sit(one.board["table"]) as watching:
        one.done("chat", text="  χαῖρε, <b>Δαρεῖε</b>! ")
        line = watching.hear("chat")
        assert line["text"] == "χαῖρε, <b>Δαρεῖε</b>!"
        assert line["seat"] == 0
        assert line["name"] == ann.get("/me")["name"]
        watching.done("chat", text="from the crowd")
        two.hear("chat")
        assert two.hear("chat")["seat"] is None
        for text in ("", "   ", "x" * 501, "a\x1bb"):
            assert one.ask("chat", text=text)["code"] == "malformed"
        with eve.sit(one.board["table"]) as later:
            said = [line["text"] for line in later.board["chat"]]
            assert said == ["χαῖρε, <b>Δαρεῖε</b>!", "from the crowd"]
