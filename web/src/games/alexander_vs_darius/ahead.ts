/** What an action would lead to, in few sentences: what it costs in all, whether the army would be fed there, and no army named twice. */
import type { Foreseen, Texts } from "../../board/module.ts";
import type { EventInfo } from "../../wire.ts";
import type { View } from "./types.ts";

/** What is told by its price alone. */
const PAID = new Set(["set-out", "crossed"]);

type Words = Pick<Texts, "t" | "event">;

/** Null: its events are told. */
export function choiceAhead({ events, view }: Pick<Foreseen<View>, "events" | "view">, texts: Words): string[] | null {
  const hungry = hungryIn(events, view);
  if (!events.some(({ kind }) => kind === "marched") && hungry === null) return null;
  const price = events.filter(({ kind }) => PAID.has(kind)).reduce((sum, event) => sum + Number(event["price"]), 0);
  const others = events.filter(({ kind }) => !PAID.has(kind)).map((event) => texts.event(event));
  return [
    ...(price > 0 ? [texts.t("board-ahead-price", { price })] : []),
    ...(hungry === null ? [] : [texts.t("board-ahead-hungry", { area: `area:${hungry}` })]),
    ...others,
  ];
}

/** The area in which an army comes to stand, halts or attacks, if nothing would feed it there. */
function hungryIn(events: readonly EventInfo[], { supply, battle }: View): string | null {
  const last = events.findLast(({ kind }) => kind in ENDS);
  if (!last) return null;
  const area = String(last[ENDS[last.kind] ?? ""]);
  return supply[battle?.area === area ? "field" : area] === "out" ? area : null;
}

/** Events that tell where an army stands, and the field that names the area. */
const ENDS: Readonly<Record<string, string>> = { marched: "target", landed: "area", halted: "area" };
