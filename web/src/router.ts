/** The address bar: which page is shown, and how links lead from one to another. */
import { signal } from "@preact/signals";

export type Route =
  | { page: "lobby" }
  | { page: "create"; game: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "table"; id: string; at: number | null; rule: string | null; invite: string | null }
  | { page: "unknown" };

export function read(address: string): Route {
  const url = new URL(address, "http://table");
  const query = url.searchParams;
  const parts = url.pathname.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  if (first === undefined) return { page: "lobby" };
  if (first === "new" && parts.length === 1) return { page: "create", game: query.get("game") };
  if (first === "rules" && second !== undefined && parts.length === 2) {
    return { page: "rules", game: decoded(second), rule: query.get("rule") };
  }
  if (first === "t" && second !== undefined && parts.length === 2) {
    return {
      page: "table",
      id: decoded(second),
      at: wholeNumber(query.get("at")),
      rule: query.get("rule"),
      invite: query.get("invite"),
    };
  }
  return { page: "unknown" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** The address that reads back as that route. */
export function write(route: Route): string {
  const query = new URLSearchParams();
  let path = "/";
  if (route.page === "create") {
    path = "/new";
    if (route.game !== null) query.set("game", route.game);
  } else if (route.page === "rules") {
    path = `/rules/${encodeURIComponent(route.game)}`;
    if (route.rule !== null) query.set("rule", route.rule);
  } else if (route.page === "table") {
    path = `/t/${encodeURIComponent(route.id)}`;
    if (route.invite !== null) query.set("invite", route.invite);
    if (route.at !== null) query.set("at", String(route.at));
    if (route.rule !== null) query.set("rule", route.rule);
  }
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

export const tableRoute = (id: string): Route => ({ page: "table", id, at: null, rule: null, invite: null });

export const route = signal<Route>({ page: "lobby" });

/** Go to a page. With `replace` the step leaves no trace in the history. */
export function go(to: Route, replace = false): void {
  const address = write(to);
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  route.value = to;
}

/** Change something in the present table's address without leaving a trace. */
export function amend(change: { at?: number | null; rule?: string | null; invite?: string | null }): void {
  const here = route.peek();
  if (here.page === "table") go({ ...here, ...change }, true);
  else if (here.page === "rules" && change.rule !== undefined) go({ ...here, rule: change.rule }, true);
}

/** Follow the address bar, and let plain clicks on our own links stay on the page. */
export function listen(): void {
  const follow = () => {
    route.value = read(location.href);
  };
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !ownLink(link, event)) return;
    event.preventDefault();
    go(read(link.href));
    scrollTo(0, 0);
  });
  follow();
}

function ownLink(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return false;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target !== "") return false;
  return link.getAttribute("href")?.startsWith("/") === true && !link.pathname.startsWith("/api/");
}
