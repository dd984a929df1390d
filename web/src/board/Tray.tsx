/** What lies in front of a seat: a hand, a reserve, a pile. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Texts } from "./module.ts";
import type { Pressing } from "./pressing.ts";

interface TrayProps {
  label: string;
  class: string;
  /** The reader gives up what was begun here; true if something was. */
  onEscape?(): boolean;
  children: ComponentChildren;
}

export function Tray({ label, class: name, onEscape, children }: TrayProps) {
  const tray = useRef<HTMLDivElement>(null);
  const before = useRef("");
  useEffect(() => {
    const lit = [...(tray.current?.querySelectorAll("[data-name].board-lit") ?? [])];
    const names = lit.map((one) => one.getAttribute("data-name")).join(" ");
    if (names !== before.current) bringInSight(lit);
    before.current = names;
  });
  return (
    <div
      ref={tray}
      class={`board-tray ${name}`}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "Escape" && onEscape?.()) event.preventDefault();
      }}
    >
      {children}
    </div>
  );
}

/** What has been lit lies in sight among the panels: as much of it as there is room for, from the first on. */
function bringInSight(lit: readonly Element[]): void {
  const panel = lit[0]?.closest(".panel");
  const room = panel?.getBoundingClientRect();
  if (!panel || !room) return;
  for (const one of [lit.at(-1), lit[0]]) {
    const box = one?.getBoundingClientRect();
    if (box && box.bottom > room.bottom) panel.scrollTop += box.bottom - room.bottom;
    if (box && box.top < room.top) panel.scrollTop += box.top - room.top;
  }
}

interface SlotProps {
  /** The piece's name, `domain:word`. */
  name: string;
  /** What it is, in words, and what a press would do. */
  label: string;
  action: string | null;
  pressing: Pressing;
  /** Whether a line of the log, a button or a lesson points at it. */
  shown: boolean;
  texts: Texts;
  onPress(): void;
  /** The drawn piece. */
  children: ComponentChildren;
}

/** A piece in a tray. What is drawn on it is no name for its button: it lies under it. */
export function Slot({ name, label, action, pressing, shown, texts, onPress, children }: SlotProps) {
  const { lit, sent, pointing } = pressing;
  return (
    <div class={`board-slot ${sent ? "board-sent" : ""}`}>
      {children}
      <button
        type="button"
        class={`board-piece ${lit ? "board-lit" : ""} ${shown ? "board-shown" : ""}`}
        data-name={name}
        title={label}
        aria-label={lit && action !== null ? texts.t("board-target", { what: texts.action(action), place: label }) : label}
        onClick={onPress}
        {...pointing}
      />
    </div>
  );
}
