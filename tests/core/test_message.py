"""Messages and refusals: a key and parameters, never prose."""

from __future__ import annotations

from anabasis.core.message import Message, Refusal, Refused


def test_a_message_is_a_key_with_parameters() -> None:
    assert Message("lead").plain() == {"key": "lead", "params": {}}
    message = Message("lead", {"men": 3, "token": "token:levy"})
    assert message.plain() == {"key": "lead", "params": {"men": 3, "token": "token:levy"}}
    assert repr(message) == "<lead {'men': 3, 'token': 'token:levy'}>"


def test_messages_share_no_parameters() -> None:
    one, two = Message("lead"), Message("lead")
    one.params["men"] = 3
    assert two.params == {}


def test_a_refusal_names_the_case_it_breaks() -> None:
    refusal = Refusal("2.2", "too-few-coins", {"coins": 1})
    assert refusal.plain() == {"case": "2.2", "key": "too-few-coins", "params": {"coins": 1}}
    assert repr(refusal) == "<2.2 too-few-coins {'coins': 1}>"


def test_being_refused_says_why_in_one_line() -> None:
    refusal = Refusal("2.2", "too-few-coins")
    assert Refused(refusal).refusal is refusal
    assert str(Refused(refusal)) == "too-few-coins (2.2)"
