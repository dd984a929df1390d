/** Requests to the server. Every refusal becomes a `RequestError` that can be shown to people. */
import type { Fault, FaultBody, GameDetail, GameInfo, Join, Lesson, LogPage, Me, MomentInfo, NewTable, Rules, Summary } from "./wire.ts";

export class RequestError extends Error {
  readonly status: number;
  readonly failure: Fault;

  constructor(status: number, failure: Fault) {
    super(failure.message);
    this.status = status;
    this.failure = failure;
  }
}

/** The server could not be reached. */
export class UnreachableError extends Error {}

/** What only asks is asked again so often when the server says that it was too much at once, */
const TRIES = 3;
/** if it says so for no longer than that, in seconds. */
const PATIENCE = 5;

async function ask(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await askOnce(method, path, body, type);
    if (response.ok) return response;
    const wait = Number(response.headers.get("retry-after") ?? Infinity);
    if (method !== "GET" || response.status !== 429 || tries === TRIES || !(wait <= PATIENCE)) {
      throw new RequestError(response.status, await failureOf(response));
    }
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

async function askOnce(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
  const headers: HeadersInit = type ? { "content-type": type } : {};
  try {
    return await fetch(`/api${path}`, { method, headers, body: body ?? null });
  } catch {
    throw new UnreachableError(path);
  }
}

async function failureOf(response: Response): Promise<Fault> {
  try {
    const found = (await response.json()) as FaultBody;
    if (typeof found.error.message === "string") return found.error;
  } catch {
    // Not from our server: a proxy's page, or nothing.
  }
  return { code: String(response.status), message: response.statusText };
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask("GET", path)).json()) as T;
}

async function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  return (await (await ask(method, path, JSON.stringify(body), "application/json")).json()) as T;
}

const once = new Map<string, Promise<unknown>>();

/** For what never changes while the page is open. */
function getOnce<T>(path: string): Promise<T> {
  let answer = once.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    answer.catch(() => once.delete(path));
    once.set(path, answer);
  }
  return answer;
}

export const fetchMe = () => get<Me>("/me");
export const renameMe = (name: string) => send<Me>("PUT", "/me", { name });

export const fetchGames = (language: string) => getOnce<GameInfo[]>(`/games?language=${language}`);
export const fetchGame = (game: string) => getOnce<GameDetail>(`/games/${game}`);
export const fetchRules = (game: string, language: string) => getOnce<Rules>(`/games/${game}/rules?language=${language}`);
export const fetchLesson = (game: string, language: string) => getOnce<Lesson>(`/games/${game}/tutorial?language=${language}`);
export const startLesson = (game: string) => send<Summary>("POST", `/games/${game}/tutorial`);

export type Scope = "mine" | "open" | "running" | "finished";

export const fetchTables = (scope: Scope) => get<Summary[]>(`/tables?scope=${scope}`);
export const fetchTable = (id: string) => get<Summary>(`/tables/${id}`);
export const makeTable = (wish: NewTable) => send<Summary>("POST", "/tables", wish);
export const joinTable = (id: string, wish: Join) => send<Summary>("POST", `/tables/${id}/join`, wish);
export const giveToBot = (id: string, seat: number, bot: string) => send<Summary>("POST", `/tables/${id}/bot`, { seat, bot });
export const leaveTable = (id: string) => send<Summary>("POST", `/tables/${id}/leave`);
export const rematch = (id: string) => send<Summary>("POST", `/tables/${id}/rematch`);

/** A table to try out how the game might go on: after `n` choices of a finished one, or (null) from how it stands. */
export const analyse = (id: string, n: number | null) => send<Summary>("POST", `/tables/${id}/analysis`, n === null ? {} : { n });

/** The table after its first `n` actions, as a seat (null: a spectator) saw it. */
export const fetchMoment = (id: string, n: number, seat: number | null) =>
  get<MomentInfo>(`/tables/${id}/moments/${n}?as=${seat ?? "spectator"}`);

/** The entries of the log before number `before`, as a seat (null: a spectator) knows them. */
export const fetchLogPage = (id: string, before: number, seat: number | null) =>
  get<LogPage>(`/tables/${id}/log?before=${before}&as=${seat ?? "spectator"}`);

export async function fetchRecord(id: string): Promise<string> {
  return (await ask("GET", `/tables/${id}/record`)).text();
}

export async function review(record: string): Promise<Summary> {
  return (await (await ask("POST", "/review", record, "application/jsonl")).json()) as Summary;
}

/** Fluent messages, or null where there are none in that language. */
export async function fetchTexts(language: string, game: string): Promise<string | null> {
  try {
    return await (await ask("GET", `/texts/${language}?game=${game}`)).text();
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}
