/** The panels that share one place, with tabs to choose among them. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { narrow } from "../page/media.ts";

export interface Panel {
  name: string;
  label: string;
  /** A number to show beside the label, if it is not 0. */
  news?: number;
  content: ComponentChildren;
}

/** The panel that is in front: at first the log, on a phone the hand. */
export const front = signal<string>(narrow.peek() ? "hand" : "log");

export function SidePanels({ panels, label }: { panels: Panel[]; label: string }) {
  const list = useRef<HTMLDivElement>(null);
  const shown = panels.find((panel) => panel.name === front.value) ?? panels[0];
  if (!shown) return null;
  const turn = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = panels[(panels.indexOf(shown) + step + panels.length) % panels.length];
    if (!next) return;
    front.value = next.name;
    list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  };
  return (
    <div class="panels">
      <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={turn}>
        {panels.map((panel) => (
          <button
            key={panel.name}
            id={`tab-${panel.name}`}
            type="button"
            role="tab"
            aria-selected={panel === shown}
            aria-controls="panel"
            tabIndex={panel === shown ? 0 : -1}
            onClick={() => (front.value = panel.name)}
          >
            {panel.label}
            {panel.news ? <span class="news">{panel.news}</span> : null}
          </button>
        ))}
      </div>
      <div id="panel" class="panel" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${shown.name}`}>
        {shown.content}
      </div>
    </div>
  );
}
