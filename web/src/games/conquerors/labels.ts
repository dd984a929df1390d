/** What stands somewhere, in words: for cards beside the map, and for those who do not see it. */
import type { BoardProps } from "../../board/module.ts";
import { named } from "../../board/names.ts";
import { told } from "../../board/sentences.ts";
import { SIDES } from "./places.ts";
import type { ArmyView, Board, FleetView, View } from "./types.ts";

export type Props = BoardProps<View, Board>;
type Told = Pick<Props, "view" | "board" | "texts">;

/** “Sardes. A Major City in Lydia. Persia: …” */
export function labelOf(key: string, props: Props, offers: readonly string[]): string {
  const { texts } = props;
  const { domain, word } = named(key);
  const sentences = [texts.t("board-label", { name: key })];
  if (domain === "space") sentences.push(...spaceFacts(word, props), ...standingWords(word, props));
  if (domain === "province") sentences.push(...provinceFacts(word, props));
  if (offers.length > 0) sentences.push(texts.list([...offers]));
  return told(sentences, texts);
}

export function spaceFacts(word: string, { board, view, texts }: Told): string[] {
  const data = board.spaces[word];
  if (!data) return [];
  const facts = [
    texts.t("board-space", {
      type: data.type,
      port: data.port ? "yes" : "no",
      province: data.province === null ? "none" : texts.word("province", data.province),
    }),
  ];
  if (data.defence !== null) facts.push(texts.t("board-defence", { defence: signed(data.defence) }));
  if (data.treasury !== null) facts.push(treasuryWords(data.treasury, { board, view, texts }));
  const siege = view.sieges[word];
  if (siege) facts.push(texts.t("board-siege", { points: siege.points, side: `side:${siege.besieger}` }));
  if (view.alexandrias.includes(word)) facts.push(texts.t("board-alexandria"));
  if (view.family.at === word) facts.push(texts.t("board-family", { side: `side:${view.family.side}` }));
  return facts;
}

export function treasuryWords(word: string, { view, texts }: Told): string {
  const { level = 0, shut = false } = view.treasuries[word] ?? {};
  return texts.t("board-treasury", { level, shut: shut ? "yes" : "no" });
}

/** Who stands in a space, a sentence each. */
export function standingWords(space: string, props: Told): string[] {
  const { view, texts } = props;
  const armies = armiesAt(space, view).map(([word, army]) => armyWords(word, army, texts));
  const here = view.spaces[space];
  const posts =
    here && here.holder !== null && here.loose + here.gsp > 0
      ? [texts.t("board-post", { side: `side:${here.holder}`, loose: here.loose, gsp: here.gsp })]
      : [];
  const fleets = fleetsIn(space, view).map(([word, fleet]) => fleetWords(word, fleet, texts));
  const kings = SIDES.filter((side) => view.alone[side] === space).map((side) => texts.t("board-king-alone", { side: `side:${side}` }));
  return [...armies, ...posts, ...fleets, ...kings];
}

export function armiesAt(space: string, view: View): [string, ArmyView][] {
  return Object.entries(view.armies).filter(([, { at }]) => at === space);
}

export function fleetsIn(space: string, view: View): [string, FleetView][] {
  return Object.entries(view.fleets).filter(([, { at }]) => at === space);
}

export function armyWords(word: string, army: ArmyView, texts: Props["texts"]): string {
  return texts.t("board-army", {
    army: `army:${word}`,
    asp: army.asp,
    elite: army.elite,
    condition: army.condition,
    inside: army.inside ? "yes" : "no",
    leaders: leaderList(army.leaders, texts),
  });
}

export function fleetWords(word: string, { nsp, side, leaders }: FleetView, texts: Props["texts"]): string {
  return texts.t("board-fleet", { fleet: `fleet:${word}`, nsp, side: `side:${side}`, leaders: leaderList(leaders, texts) });
}

function leaderList(leaders: readonly string[], texts: Props["texts"]): string {
  return leaders.length === 0 ? texts.t("board-no-leader") : texts.list(leaders.map((one) => texts.word("leader", one)));
}

export function provinceFacts(word: string, { board, view, texts }: Told): string[] {
  const data = board.provinces[word];
  const here = view.provinces[word];
  if (!data || !here) return [];
  const facts = [here.control === null ? texts.t("board-uncontrolled") : texts.t("board-controlled", { side: `side:${here.control}` })];
  facts.push(texts.t("board-revolt-rating", { revolt: data.revolt }));
  for (const name of ["revolt", "devastated", "drought", "weather"] as const) if (here[name]) facts.push(texts.t(`board-marker-${name}`));
  return facts;
}

/** “4–2–0”: a leader's ratings for battle, siege and sea. */
export function ratingsOf(leader: string, { leaders }: Board): string {
  const data = leaders[leader];
  return data ? `${data.battle}–${data.siege}–${data.naval}` : "";
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
