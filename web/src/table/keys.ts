/** Keys of the table. They can be switched off, for those who speak to their computer. */
import { stored } from "../page/stored.ts";
import { amend, route } from "../router.ts";
import { NO_CASE } from "../rules/RulesDrawer.tsx";
import { turnsOf } from "../live/standing.ts";
import type { TableStore } from "../live/table.ts";
import { open, opened, shut, type Opening } from "./openings.ts";

export const keysOn = stored("keys", true);

/** Every key, in the order of the help. Its text is `key-<name>`. */
export const KEYS: readonly { key: string; name: string }[] = [
  { key: "a", name: "actions" },
  { key: "p", name: "prompt" },
  { key: "b", name: "board" },
  { key: "h", name: "hand" },
  { key: "l", name: "log" },
  { key: "c", name: "chat" },
  { key: "r", name: "rules" },
  { key: "u", name: "undo" },
  { key: "w", name: "wait" },
  { key: "s", name: "skip" },
  { key: "[", name: "back" },
  { key: "]", name: "on" },
  { key: "m", name: "menu" },
  { key: "?", name: "help" },
  { key: "Esc", name: "escape" },
];

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}

/** Whether the arrows mean something where the focus is: on the board, in a list, on a slider. */
function hasOwnArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("#board, #hand, [role=tablist], .action-list, .entries, .talk") !== null;
}

/** Listen to the keys while a table is shown; the result ends it. `goTo` brings a part to the front. */
export function listenKeys(store: TableStore, goTo: (part: string) => void): () => void {
  const toggle = (what: Opening) => (opened.peek() === what ? shut() : open(what));
  const step = (by: number) => {
    const last = store.standing.peek()?.n ?? 0;
    const next = (store.replay.at.peek() ?? last) + by;
    if (next > last) store.replay.leave();
    else void store.replay.show(next);
  };
  const doing: Record<string, () => void> = {
    a: () => toggle("actions"),
    p: () => goTo("prompt"),
    b: () => goTo("board"),
    h: () => goTo("hand"),
    l: () => goTo("log"),
    c: () => goTo("chat"),
    r: () => {
      const here = route.peek();
      if (here.page === "table") amend({ rule: here.rule === null ? NO_CASE : null });
    },
    u: () => document.getElementById("undo")?.click(),
    w: () => {
      if (store.telling.paused.peek()) store.telling.resume();
      else if (store.telling.busy.peek()) store.telling.pause();
    },
    s: () => store.telling.skip(),
    "[": () => step(-1),
    "]": () => step(1),
    m: () => toggle("menu"),
    "?": () => toggle("keys"),
    Escape: () => {
      if (opened.peek() !== null) shut();
      else if (store.offer.peek() !== null || store.doubt.peek() !== null) store.cancel();
      else if (store.note.peek() !== null) store.note.value = null;
      else if (store.replay.active.peek()) store.replay.leave();
    },
  };
  /** To the beginning of the turn before, or of the next one. */
  const stepTurn = (by: number) => {
    const last = store.standing.peek()?.n ?? 0;
    const at = store.replay.at.peek() ?? last;
    const turns = turnsOf(store.log.entries.peek());
    const to = by > 0 ? turns.find(({ n }) => n > at)?.n : turns.findLast(({ n }) => n < at)?.n;
    void store.replay.show(to ?? (by > 0 ? last : 0));
  };
  const arrows: Record<string, (shift: boolean) => void> = {
    ArrowLeft: (shift) => (shift ? stepTurn(-1) : step(-1)),
    ArrowRight: (shift) => (shift ? stepTurn(1) : step(1)),
    Home: () => void store.replay.show(0),
    End: () => store.replay.leave(),
  };
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key !== "Escape" && (!keysOn.peek() || store.curtain.peek() !== null)) return;
    const looking = store.replay.active.peek() || store.standing.peek()?.table.state === "finished";
    const arrow = looking && !hasOwnArrows(event.target) ? arrows[event.key] : undefined;
    const run = arrow ? () => arrow(event.shiftKey) : doing[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

/** Away from a table there is one key: the help that says which keys a table has. */
export function listenForHelp(): void {
  document.addEventListener("keydown", (event) => {
    const meant = event.key === "?" && !event.defaultPrevented && !typing(event.target);
    if (!meant || !keysOn.peek() || route.peek().page === "table" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    open("keys");
  });
}
