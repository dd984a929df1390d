/** The odds that stand beside a battle while its player decides: of victory, by what can be answered. */
import type { ChanceInfo, PreviewInfo } from "../../wire.ts";

const WITH = "odds-victory-with";
const NEVER = { low: 0, high: 0 };

/** One chance of victory an answer: without a hero, with each one held, or with another throw. */
export function prospectsOf(legal: readonly string[], previewOf: (action: string) => PreviewInfo | undefined): ChanceInfo[] {
  return legal.flatMap((action) => {
    const odds = previewOf(action)?.odds;
    if (!odds) return [];
    const [verb, word] = action.split(" ");
    switch (verb) {
      case "no-hero":
        return [{ ...victoryIn(odds), label: { key: "odds-victory-without", params: {} } }];
      case "card":
        return [{ ...victoryIn(odds), label: { key: WITH, params: { hero: `hero:${word ?? ""}` } } }];
      case "play-hero":
        return odds.filter(({ label }) => label.key === WITH);
      default:
        return [{ ...victoryIn(odds), label: { key: "odds-victory-again", params: {} } }];
    }
  });
}

function victoryIn(odds: readonly ChanceInfo[]): { low: number; high: number } {
  const found = odds.find(({ label }) => label.key === "odds-victory");
  return found ? { low: found.low, high: found.high } : NEVER;
}
