"""What can be asked over HTTP, and where the WebSocket of a table is opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from litestar import Response, WebSocket, get, post, put, route, websocket
from litestar.datastructures import CacheControlHeader
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter

from anabasis.server import wire
from anabasis.server.errors import Code, Problem, not_stored
from anabasis.server.http.connection import attend
from anabasis.server.http.cookie import COOKIE, renew
from anabasis.server.http.faults import AnyRequest, faults
from anabasis.server.http.head import head_of
from anabasis.server.http.kept import Kept
from anabasis.server.http.limits import address_of
from anabasis.server.http.pages import Pages
from anabasis.server.parts import Server
from anabasis.server.settings import RECORD_BYTES
from anabasis.server.tables.catalogue import check_language
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.lesson import Lesson
from anabasis.server.tables.records import log_page, moment, record


@dataclass
class OfRecord(Operation):
    """A request whose body is a record: read as it is, so its document is written by hand."""

    def __post_init__(self) -> None:
        record = Schema(type=OpenAPIType.STRING, description="JSON Lines: docs/records.md.")
        self.request_body = RequestBody({"application/jsonl": OpenAPIMediaType(record)}, None, True)


SOON: Final = 0.2
LATER: Final = 3.0
"""For so many seconds the store may be tried, before it counts as out of order."""
CHANGE: Final = (400, 403, 413, 429, 503)


def _server(request: AnyRequest) -> Server:
    server: Server = request.app.state.server
    return server


def _kept(request: AnyRequest) -> Kept:
    kept: Kept = request.app.state.kept
    return kept


# ---- guests


@get("/api/me", responses=faults(429, 503))
async def me(request: AnyRequest, visitor: Guest | None, guest: Guest) -> wire.Me:
    """Who I am; a guest is made if I am nobody yet."""
    if visitor is not None:
        renew(request, guest)
    return wire.Me(guest.name)


@put("/api/me", responses=faults(*CHANGE))
async def rename(request: AnyRequest, guest: Guest, data: wire.Named) -> wire.Me:
    """Give me another name."""
    server = _server(request)
    await server.guests.rename(guest, data.name)
    server.lobby.renamed(guest)
    return wire.Me(guest.name)


# ---- games


def _always(answer: Any, *statuses: int) -> Any:
    """The document of an answer that is kept: what it is, and its refusals."""
    told = ResponseSpec(answer, description="As long as the server runs.", generate_examples=False)
    return {200: told} | faults(*statuses)


@get("/api/games", responses=_always(list[wire.GameInfo], 400))
async def games(request: AnyRequest, language: str = "en") -> Response[bytes]:
    """The games that can be played."""
    infos = _server(request).catalogue.infos
    check_language(language)
    return _kept(request).answer(request, ("games", language), lambda: infos(language))


@get("/api/games/{game_id:str}", responses=_always(wire.GameDetail, 400, 404))
async def game(request: AnyRequest, game_id: str, language: str = "en") -> Response[bytes]:
    """One game: its kinds of events, its verbs and its printed board."""
    detail = _server(request).catalogue.detail
    check_language(language)
    asked = ("game", game_id, language)
    return _kept(request).answer(request, asked, lambda: detail(game_id, language))


@get(
    "/api/games/{game_id:str}/picture.svg",
    media_type="image/svg+xml",
    cache_control=CacheControlHeader(max_age=31_536_000, public=True),
    responses=faults(400, 404),
)
async def picture(request: AnyRequest, game_id: str) -> bytes:
    """The game's picture for the lobby; its address changes with it."""
    return _server(request).catalogue.picture(game_id)


@get("/api/games/{game_id:str}/rules", responses=_always(wire.Rules, 400, 404))
async def rules(request: AnyRequest, game_id: str, language: str = "en") -> Response[bytes]:
    """The rulebook, case by case, and the rulings."""
    catalogue = _server(request).catalogue
    chosen = catalogue.rules_language(game_id, language)
    asked = ("rules", game_id, chosen)
    return _kept(request).answer(request, asked, lambda: catalogue.rules(game_id, chosen))


@get("/api/games/{game_id:str}/tutorial", responses=faults(400, 404))
async def tutorial(request: AnyRequest, game_id: str, language: str = "en") -> Lesson:
    """The steps of the game's tutorial; their texts are keys, whatever the language."""
    check_language(language)
    return Lesson(_server(request).catalogue.tutorial(game_id).steps)


@post("/api/games/{game_id:str}/tutorial", responses=faults(*CHANGE, 404, 409))
async def teach(request: AnyRequest, guest: Guest, game_id: str) -> wire.Summary:
    """Make a table for the game's tutorial, and sit me down at it."""
    lobby = _server(request).lobby
    return await lobby.summary(await lobby.teach(guest, game_id), guest)


@get("/api/texts/{language:str}", media_type="text/plain", responses=faults(400, 404))
async def texts(request: AnyRequest, language: str, game: str | None = None) -> Response[bytes]:
    """The Fluent messages that all games share, and those of one game."""
    made = _server(request).catalogue.texts
    asked = ("texts", language, game or "")
    return _kept(request).answer(request, asked, lambda: made(language, game))


# ---- tables


@get("/api/tables", responses=faults(400))
async def tables(
    request: AnyRequest,
    visitor: Guest | None,
    which: Annotated[
        Literal["mine", "open", "running", "finished"], Parameter(query="scope")
    ] = "open",
) -> list[wire.Summary]:
    """My tables, tables with an open seat, tables to watch, or my finished games."""
    return await _server(request).lobby.listed(which, visitor)


@post("/api/tables", responses=faults(*CHANGE, 409))
async def create(request: AnyRequest, guest: Guest, data: wire.NewTable) -> wire.Summary:
    """Make a table. It starts when no seat is open."""
    lobby = _server(request).lobby
    return await lobby.summary(await lobby.create(guest, data), guest)


@get("/api/tables/{table_id:str}", responses=faults(400, 404, 409))
async def table(request: AnyRequest, visitor: Guest | None, table_id: str) -> wire.Summary:
    """One table."""
    return await _summary(_server(request), visitor, table_id)


async def _summary(server: Server, visitor: Guest | None, table_id: str) -> wire.Summary:
    async with server.tables.visit(table_id) as table:
        return await server.lobby.summary(table, visitor)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=faults(*CHANGE, 404, 409))
async def join(
    request: AnyRequest, guest: Guest, table_id: str, data: wire.Join | None = None
) -> wire.Summary:
    """Take an open seat."""
    server = _server(request)
    lobby = server.lobby
    async with server.tables.visit(table_id) as table:
        await lobby.join(guest, table, data or wire.Join())
        return await lobby.summary(table, guest)


@post("/api/tables/{table_id:str}/bot", status_code=200, responses=faults(*CHANGE, 404, 409))
async def give_to_bot(
    request: AnyRequest, guest: Guest, table_id: str, data: wire.GiveSeat
) -> wire.Summary:
    """Have a bot take a free seat of a table at which I sit, or that I made."""
    server = _server(request)
    async with server.tables.visit(table_id) as table:
        await server.lobby.give_to_bot(guest, table, data)
        return await server.lobby.summary(table, guest)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=faults(*CHANGE, 404, 409))
async def leave(request: AnyRequest, guest: Guest, table_id: str) -> wire.Summary:
    """Give my seat back before the start, or resign after it; remove a review that I made."""
    server = _server(request)
    lobby = server.lobby
    async with server.tables.visit(table_id) as table:
        await lobby.leave(guest, table)
        return await lobby.summary(table, guest)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=faults(*CHANGE, 404, 409))
async def rematch(request: AnyRequest, guest: Guest, table_id: str) -> wire.Summary:
    """Ask everybody of a finished game to another one; who is asked already says yes."""
    server = _server(request)
    async with server.tables.visit(table_id) as table:
        again = await server.lobby.rematch(guest, table)
    return await _summary(server, guest, again)


@post("/api/tables/{table_id:str}/analysis", responses=faults(*CHANGE, 404, 409))
async def analyse(
    request: AnyRequest, guest: Guest, table_id: str, data: wire.NewAnalysis | None = None
) -> wire.Summary:
    """Make a table on which I try out how a game might go on, alone for all seats."""
    server = _server(request)
    async with server.tables.visit(table_id) as table:
        found = await server.lobby.analyse(guest, table, data.n if data else None)
    return await server.lobby.summary(found, guest)


# ---- records


@get("/api/tables/{table_id:str}/moments/{n:int}", responses=faults(400, 403, 404, 409))
async def moments(
    request: AnyRequest,
    visitor: Guest | None,
    table_id: str,
    n: Annotated[int, Parameter(ge=0, le=1_000_000)],
    eyes: Annotated[str | None, Parameter(query="as", max_length=16)] = None,
) -> wire.MomentInfo:
    """The table after its first `n` actions, through the eyes of a seat or a spectator."""
    async with _server(request).tables.visit(table_id) as table:
        return await moment(table, visitor, n, eyes)


@get("/api/tables/{table_id:str}/log", responses=faults(400, 403, 404, 409))
async def log(
    request: AnyRequest,
    visitor: Guest | None,
    table_id: str,
    before: Annotated[int, Parameter(ge=0, le=1_000_000)] = 1_000_000,
    eyes: Annotated[str | None, Parameter(query="as", max_length=16)] = None,
) -> wire.LogPage:
    """The entries of the log before number `before`, as many as a page holds."""
    async with _server(request).tables.visit(table_id) as table:
        return await log_page(table, visitor, before, eyes)


@get(
    "/api/tables/{table_id:str}/record",
    media_type="application/jsonl",
    responses=faults(400, 403, 404, 409),
)
async def download(
    request: AnyRequest,
    visitor: Guest | None,
    table_id: str,
    eyes: Annotated[str | None, Parameter(query="as", max_length=16)] = None,
) -> str:
    """The full record after the end; before it, what my seat may see."""
    async with _server(request).tables.visit(table_id) as table:
        return await record(table, visitor, eyes)


@post(
    "/api/review",
    request_max_body_size=RECORD_BYTES,
    responses=faults(*CHANGE, 409, 422),
    operation_class=OfRecord,
)
async def review(request: AnyRequest, guest: Guest) -> wire.Summary:
    """Make a finished table of a record, to review."""
    server = _server(request)
    address = address_of(request)
    with server.reviews.under_way(guest, address):
        made = await server.reviews.review(guest, address, await request.body())
    return await _summary(server, guest, made)


@get("/api/health", responses=faults())
async def health(request: AnyRequest) -> wire.Health:
    """That the server is up, whatever its store does; and whether that is in order."""
    trouble = await _server(request).readiness.check(SOON)
    return wire.Health(True, trouble is None)


@get("/api/ready", responses=faults(503))
async def ready(request: AnyRequest) -> wire.Health:
    """Whether people can play here now: the store can be read and written. 503: they cannot."""
    if await _server(request).readiness.check(LATER) is not None:
        raise not_stored("The store cannot be used now.")
    return wire.Health(True, True)


# ---- a live table


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Play at a table, or watch."""
    server: Server = socket.app.state.server
    await attend(socket, server, socket.cookies.get(COOKIE), address_of(socket), table_id)


# ---- the browser client


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: AnyRequest, path: str = "") -> Response[bytes]:
    """A file of the browser client, or its page."""
    if path.startswith(("/api/", "/schema/")) or path in {"/api", "/schema"}:
        raise Problem(Code.UNKNOWN, "There is nothing here.")
    accepted = request.headers.get("accept-encoding", "")
    pages: Pages = request.app.state.pages
    head = b""
    if pages.is_page(path):
        base = f"{request.url.scheme}://{request.url.netloc}"
        head = await head_of(_server(request), path or "/", base)
    found = pages.page(path, accepted, request.headers.get("if-none-match"), head)
    if found is None:
        raise Problem(Code.UNKNOWN, "There is no such page.")
    body = b"" if request.method == "HEAD" else found.body
    return Response(
        body, status_code=found.status, media_type=found.media_type, headers=found.headers
    )


ROUTES: Final = [
    me,
    rename,
    games,
    game,
    picture,
    rules,
    tutorial,
    teach,
    texts,
    tables,
    create,
    table,
    join,
    give_to_bot,
    leave,
    rematch,
    analyse,
    moments,
    log,
    download,
    review,
    health,
    ready,
    live,
    page,
]
