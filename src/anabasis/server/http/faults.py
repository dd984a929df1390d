"""Refusals over HTTP: the status of each code word, and what each failure is answered with."""

from __future__ import annotations

import logging
from math import ceil
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from anabasis.server.errors import Code, Problem, malformed, not_stored
from anabasis.server.store.store import NotReadError
from anabasis.server.store.writer import NotStoredError
from anabasis.server.wire import Fault, FaultBody

_log: Final = logging.getLogger("anabasis.server")

_BY_STATUS: Final = {
    400: (Code.MALFORMED, Code.UNREADABLE, Code.REFUSED, Code.UNKNOWN_WINDOW),
    403: (Code.OTHER_ORIGIN, Code.NO_GUEST, Code.NOT_INVITED, Code.NOT_YOUR_SEAT),
    404: (
        Code.UNKNOWN,
        Code.UNKNOWN_GAME,
        Code.UNKNOWN_LANGUAGE,
        Code.UNKNOWN_TABLE,
        Code.NO_MOMENT,
        Code.NO_PICTURE,
        Code.NO_TUTORIAL,
    ),
    405: (Code.WRONG_METHOD,),
    409: (
        Code.NOT_OPEN,
        Code.SEATED,
        Code.TAKEN,
        Code.TOO_MANY_TABLES,
        Code.CROWDED,
        Code.NOT_BEGUN,
        Code.NOT_RUNNING,
        Code.NOT_FINISHED,
        Code.RESIGNED,
        Code.UNPLAYABLE,
        Code.TOO_LONG,
        Code.CHAT_FULL,
        Code.NO_VOTES,
        Code.NO_VOTE,
        Code.VOTE_OPEN,
        Code.LESSON,
        Code.NO_LESSON,
    ),
    413: (Code.TOO_LARGE,),
    415: (Code.WRONG_MEDIA_TYPE,),
    422: (Code.UNREADABLE_RECORD,),
    429: (Code.TOO_MANY,),
    500: (Code.INTERNAL,),
    503: (Code.NOT_STORED,),
}
STATUS: Final = {code: status for status, codes in _BY_STATUS.items() for code in codes}

_SAYS: Final = {
    400: "The request is malformed.",
    403: "That is not yours, or the request comes from another site.",
    404: "There is no such thing.",
    409: "Not now.",
    413: "Too large.",
    422: "The record cannot be read or is not true.",
    429: "Too much at once; Retry-After says for how long.",
    503: "The store cannot be used now; Retry-After says when to try again.",
}

# What the framework itself refuses:
_OF_FRAMEWORK: Final = {
    400: (Code.MALFORMED, "The request cannot be read."),
    404: (Code.UNKNOWN, "There is nothing here."),
    405: (Code.WRONG_METHOD, "This cannot be asked in that way."),
    413: (Code.TOO_LARGE, "The request is too large."),
    415: (Code.WRONG_MEDIA_TYPE, "The request is not of a kind that can be read."),
}

_LATER: Final = frozenset({429, 503})
"""What is refused with these can be granted later: Retry-After says when."""

AnyRequest = Request[Any, Any, Any]
Answer = Response[FaultBody]


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its document; too much can be asked of each."""
    return {
        status: ResponseSpec(FaultBody, description=_SAYS[status], generate_examples=False)
        for status in {*statuses, 429}
    }


def _answer(status: int, code: str, message: str) -> Answer:
    body = FaultBody(Fault(code, message))
    return Response(body, status_code=status, media_type="application/json")


def _answer_to(problem: Problem) -> Answer:
    answer = _answer(STATUS[problem.code], problem.code, problem.message)
    if answer.status_code in _LATER:
        answer.headers["retry-after"] = str(max(1, ceil(problem.wait or 0)))
    return answer


def on_problem(_: AnyRequest, problem: Problem) -> Answer:
    return _answer_to(problem)


def on_http(_: AnyRequest, error: HTTPException) -> Answer:
    status = error.status_code
    code, message = _OF_FRAMEWORK.get(status, (Code.REFUSED, "This cannot be done."))
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        where = first.get("key") or "the request"
        message = f"In {where}: {first.get('message', 'it cannot be read')}."
    answer = _answer(status, code, message)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_nesting(_: AnyRequest, error: RecursionError) -> Answer:
    return _answer_to(malformed("The request is nested too deeply."))


def on_bad_bytes(_: AnyRequest, error: UnicodeDecodeError) -> Answer:
    return _answer_to(malformed("The request is not UTF-8."))


def on_not_stored(_: AnyRequest, error: NotStoredError) -> Answer:
    return _answer_to(not_stored("The change could not be stored; try again."))


def on_not_read(_: AnyRequest, error: NotReadError) -> Answer:
    _log.error("the database cannot be read: %s", error)
    return _answer_to(not_stored("The store cannot be reached; try again."))


def on_mistake(request: AnyRequest, error: Exception) -> Answer:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer_to(Problem(Code.INTERNAL, "The server made a mistake."))


HANDLERS: Final[ExceptionHandlersMap] = {
    Problem: on_problem,
    HTTPException: on_http,
    NotStoredError: on_not_stored,
    RecursionError: on_nesting,
    UnicodeDecodeError: on_bad_bytes,
    NotReadError: on_not_read,
    Exception: on_mistake,
}
