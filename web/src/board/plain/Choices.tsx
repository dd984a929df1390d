/** What can be done now: a button an action, grouped by verb. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { moveFocus } from "../../page/arrows.ts";
import { readable } from "../../texts/readable.ts";
import type { BoardProps } from "../module.ts";
import { pressing } from "../pressing.ts";
import { byVerb } from "./words.ts";

const BUTTONS = ".plain-act";

export function Choices(props: BoardProps) {
  const { legal, readOnly, texts, moment, prompt } = props;
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const groups = readOnly ? [] : [...byVerb(legal)];

  // What was pressed is gone: the focus waits on the board for what can be done next.
  useLayoutEffect(() => {
    const board = list.current?.closest<HTMLElement>(".plain");
    const focused = document.activeElement;
    if (!pressed.current || !board) return;
    const next = board.querySelector<HTMLElement>(BUTTONS);
    if (focused === document.body || focused === board) (next ?? board).focus();
    pressed.current = next === null && document.activeElement === board;
  }, [moment, prompt?.key, groups.length]);

  return (
    <div
      ref={list}
      class="plain-groups"
      onClick={() => {
        pressed.current = true;
      }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        moveFocus(event.currentTarget, BUTTONS, event.key === "ArrowDown" ? 1 : -1);
      }}
    >
      {groups.length === 0 && <p class="plain-none">{texts.t("board-nothing-asked")}</p>}
      {groups.map(([verb, actions]) => (
        <div key={verb} class="plain-group" role="group" aria-label={readable(verb)}>
          {actions.length > 1 && <h3>{readable(verb)}</h3>}
          <ul>
            {actions.map((action) => (
              <li key={action}>
                <Choice action={action} props={props} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Choice({ action, props }: { action: string; props: BoardProps }) {
  const { sent, press, pointing } = pressing(props, { actions: [action], why: null });
  return (
    <button
      type="button"
      class={`button act plain-act ${sent ? "board-sent" : ""}`}
      aria-disabled={props.sent !== null}
      data-action={action}
      onClick={press}
      {...pointing}
    >
      {props.texts.action(action)}
    </button>
  );
}
