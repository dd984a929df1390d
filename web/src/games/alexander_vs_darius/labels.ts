/** What places are called for those who do not see the map, and what stands on them in words. */
import { told } from "../../board/sentences.ts";
import type { BoardProps, Texts } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { sideWords } from "./looks.ts";
import { berthOf, fleetsAt, fleetsIn } from "./places.ts";
import type { Board, Counts, Details, FleetView, Standing, View } from "./types.ts";

type Props = BoardProps<View, Board>;

/** “Thrace. Rough ground. Held by Macedon. 4 leaders, 12 units. In supply. …” */
export function labelOf(key: string, props: Props, offers: readonly string[]): string {
  const { view, board, texts } = props;
  const [domain = "", word = ""] = key.split(":");
  const sentences = [texts.t("board-label", { name: `${domain}:${word}` })];
  if (domain === "area") {
    const here = view.areas[word];
    const data = board.areas[word];
    if (data) sentences.push(texts.t("board-label-ground", { ground: texts.t(`board-terrain-${data.terrain}`), cost: data.cost }));
    if (here?.marker) sentences.push(texts.t("board-label-marker", { side: `side:${here.marker}` }));
    if (here?.holder) sentences.push(texts.t("board-label-stack", { side: `side:${here.holder}`, stack: stackWords(here, texts) }));
    for (const city of data?.cities ?? []) sentences.push(cityWords(city, props));
    for (const fleet of fleetsAt(word, view.fleets, board)) sentences.push(fleetWords(fleet, props));
  }
  if (domain === "sea") for (const fleet of fleetsIn(word, view.fleets, board)) sentences.push(fleetWords(fleet, props));
  if (offers.length > 0) sentences.push(texts.list([...offers]));
  return told(sentences, texts);
}

/** “4 leaders, 12 units”. */
export function stackWords({ leaders, units }: Pick<Standing, "leaders" | "units">, texts: Texts): string {
  return texts.t("board-stack", { leaders, units });
}

/** “3 phalanx, 2 worn phalanx”; nothing where there is nobody. */
export function classWords(classes: Counts, texts: Texts): string {
  if (Object.keys(classes).length === 0) return "";
  return texts.list(Object.entries(classes).map(([word, count]) => texts.t("board-count-of", { count, what: classWord(word, texts) })));
}

export function classWord(word: string, texts: Texts): string {
  return texts.word("class", word);
}

export function leaderWords(leaders: readonly string[], texts: Texts): string {
  return leaders.length === 0 ? "" : texts.list(leaders.map((leader) => texts.word("leader", leader)));
}

export function cityWords(city: string, { view, board, texts }: Pick<Props, "view" | "board" | "texts">): string {
  const data = board.cities[city];
  const here = view.areas[data?.area ?? ""];
  return texts.t("board-city", {
    city: `city:${city}`,
    endurance: data?.endurance ?? 0,
    left: (data?.endurance ?? 0) - (here?.hits ?? 0),
    fortress: data?.fortress ? "yes" : "no",
    besieged: here?.besieged ? "yes" : "no",
  });
}

export function fleetWords(fleet: FleetView, { board, texts }: Pick<Props, "board" | "texts">): string {
  const { area, sea } = berthOf(fleet.berth, board);
  return texts.t("board-fleet", {
    ships: fleet.ships,
    nation: `nation:${fleet.nation}`,
    state: fleet.state,
    where: area === null ? "sea" : "port",
    place: area === null ? `sea:${sea}` : `area:${area}`,
    units: fleet.units,
    leaders: fleet.leaders,
  });
}

/** Whether a stack is fed, by what, or why not; null where nothing is known of it. */
export function supplyWords(place: string, { feeding }: Details, { view, texts }: Pick<Props, "view" | "texts">): string | null {
  const known = feeding[place];
  if (known?.why) return texts.t(`board-supply-${known.why}`);
  if (known?.from) return texts.t("board-supply-from", { area: `area:${known.from}`, areas: known.line.length - 1 });
  const state = view.supply[place];
  return state === undefined ? null : texts.t(`board-supply-${state}`);
}

/** What ships out at sea come to when the actions are over. */
export function havenWords(sea: string, { havens }: Details, texts: Texts): string | null {
  const found = havens[sea];
  if (!found) return null;
  if (found.ports.length === 0) return texts.t("board-haven-none");
  const ports = texts.list(found.ports.map((area) => texts.word("area", area)));
  return texts.t(found.risk ? "board-haven-risk" : "board-haven", { ports });
}

/** Whose turn of duty something is: “Macedon”. */
export function holderWords(here: Pick<Standing, "holder">, texts: Texts): string {
  return here.holder === null ? texts.t("board-nobody") : sideWords(here.holder, texts);
}

export function isVerb(action: string, verb: string): boolean {
  return parts(action).verb === verb;
}
