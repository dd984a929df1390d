/** What an action would lead to, in few sentences: what it costs in all, and no army named twice. */
import type { Texts } from "../../board/module.ts";
import type { EventInfo } from "../../wire.ts";

/** What is told by its price alone. */
const PAID = new Set(["set-out", "crossed"]);

export function choiceAhead(events: readonly EventInfo[], texts: Pick<Texts, "t" | "event">): string[] | null {
  if (!events.some(({ kind }) => kind === "marched")) return null;
  const price = events.filter(({ kind }) => PAID.has(kind)).reduce((sum, event) => sum + Number(event["price"]), 0);
  const others = events.filter(({ kind }) => !PAID.has(kind)).map((event) => texts.event(event));
  return price > 0 ? [texts.t("board-ahead-price", { price }), ...others] : others;
}
