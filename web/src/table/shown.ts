/** What the board is given: the table as it stands, or the moment that is looked back at. */
import type { BoardProps, Foreseen, GameModule, Offer, Scene, Texts } from "../board/module.ts";
import { foreseen } from "../live/foreseen.ts";
import { parts } from "../board/names.ts";
import { firstStep, isLong, lineOf, stepsOf } from "../live/lines.ts";
import { lastSteps, mayInterject, ownDecision, type Standing } from "../live/standing.ts";
import type { TableStore } from "../live/table.ts";
import { narrow } from "../page/media.ts";
import type { GameDetail, LessonStep } from "../wire.ts";
import { front } from "./SidePanels.tsx";

/** Everything a table needs before it can be drawn. */
export interface Ready {
  store: TableStore;
  standing: Standing;
  detail: GameDetail;
  module: GameModule;
  texts: Texts;
}

export function ready(store: TableStore): Ready | null {
  const standing = store.standing.value;
  const detail = store.detail.value;
  const module = store.module.value;
  const texts = store.texts.value;
  return standing && detail && module && texts ? { store, standing, detail, module, texts } : null;
}

/** The step of the lesson that the learner stands at. */
export function lessonStep(store: TableStore): LessonStep | null {
  const place = store.standing.value?.lesson;
  return place ? (store.lesson.value?.steps[place.step] ?? null) : null;
}

export function expected(step: LessonStep | null): string[] | null {
  if (step?.expect === undefined) return null;
  return Array.isArray(step.expect) ? step.expect : [step.expect];
}

/** The actions to light: in a lesson only those that the step asks for, if it asks for any. */
export function litActions(store: TableStore, legal: string[]): string[] {
  const step = lessonStep(store);
  const wanted = expected(step);
  if (!wanted) return step?.next ? [] : legal;
  const among = legal.filter((action) => wanted.includes(action));
  return among.length > 0 ? among : legal;
}

/** Do an action; first ask once more, where the game says so. An exact line is done as it stands. */
export function perform(ready: Ready, action: string, exact = false): void {
  const { store, standing, module, texts } = ready;
  const words = module.confirm?.(firstStep(action), standing.legal, sceneOf(ready), texts) ?? null;
  if (words === null || store.doubt.value?.action === action) {
    void store.go(action, exact);
    return;
  }
  store.offer.value = null;
  store.doubt.value = { action, words };
}

/** What is to be chosen from, in words; nothing until it is known what each would lead to, where that says more. */
export function offersOf(ready: Ready, lines: readonly string[]): Offer[] {
  const { store, module, texts } = ready;
  const usual = (): Offer[] => lines.map((line) => ({ line, words: actionWords(ready, line) }));
  const long = lines.filter(isLong);
  if (!module.offers || long.length === 0) return usual();
  if (long.some((line) => store.previews.isAwaited(line))) return [];
  if (long.some((line) => store.previews.of(line) === undefined)) return usual();
  return module.offers(lines, (line) => store.previews.of(line), texts) ?? usual();
}

/** The table as it would be after an action or line, once that is known. */
export function foreseenOf(ready: Ready, line: string | null): Foreseen | null {
  const found = ready.store.previews.of(line);
  if (!found) return null;
  return { view: foreseen(ready.standing.view, found.changes), events: found.events, complete: found.complete };
}

/** What an action is called, or a line: by the game's word for it, or by its first step and those that name a place, one of a kind. */
export function actionWords(ready: Ready, line: string): string {
  const { module, texts } = ready;
  const scene = sceneOf(ready);
  if (!isLong(line)) return module.actionWords?.(line, scene, texts) ?? texts.action(line);
  const all = stepsOf(line);
  const short = module.lineWords?.(all, scene, texts) ?? null;
  if (short !== null) return short;
  const isFirst = (step: string, at: number): boolean => all.findIndex((one) => parts(one).verb === parts(step).verb) === at;
  const steps = all.filter((step, at) => at === 0 || (isFirst(step, at) && module.targets(step, scene).length > 0));
  return texts.action(lineOf(steps));
}

/** What lies on the table now. */
export function sceneOf({ detail, standing }: Ready): Scene {
  return { board: detail.board, view: standing.view, grammar: detail };
}

export function boardProps(ready: Ready): BoardProps {
  const { store, standing, module, texts } = ready;
  const moment = store.replay.moment.value;
  const back = store.replay.active.value && moment !== null ? moment : null;
  const now = sceneOf(ready);
  const asked = !back && (!store.telling.busy.value || mayInterject(standing)) && ownDecision(standing) !== null;
  const legal = asked ? litActions(store, standing.legal) : [];
  const pointed = store.pointed.value;
  const lit = [
    ...store.litByLog.value,
    ...(pointed === null || back ? [] : stepsOf(pointed).flatMap((step) => module.targets(step, now))),
    ...(back ? [] : (lessonStep(store)?.highlight ?? [])),
  ];
  return {
    ...now,
    view: back ? back.view : now.view,
    seat: back ? back.seat : standing.seat,
    seats: store.looks.value,
    legal,
    ways: asked ? store.course.ways.value : [],
    prompt: asked ? standing.prompt : null,
    sent: store.sent.value,
    moment: back ? back.n : standing.n,
    step: back ? null : lastSteps(store.log.entries.value),
    latest: back ? back.events : store.log.news.value,
    changed: back ? [] : store.changed.value,
    lit,
    pointed: back ? null : pointed,
    foreseen: back ? null : foreseenOf(ready, pointed),
    details: back ? back.details : store.lookedUp.value,
    texts,
    readOnly: !asked,
    onAct: (action) => perform(ready, action),
    onOffer: (actions) => {
      store.note.value = null;
      store.doubt.value = null;
      store.offer.value = actions;
      void store.previews.want(actions.filter(isLong));
    },
    onWhy: (action) => {
      if (back) return;
      // In a lesson, what is allowed but not asked for is not lit: the table says so itself.
      void (legal.length < standing.legal.length && standing.legal.includes(action) ? store.act(action) : store.why(action));
    },
    onPoint: (action) => {
      store.point(action);
    },
    onLookUp: () => void store.lookUp(),
    onPreview: (actions) => void store.previews.want(actions),
    previewOf: (action) => (back ? undefined : store.previews.of(action)),
  };
}

/**
 * Legal actions that need a button: those without a place, and those on cards behind another tab.
 * What has no place comes first, so that it is in sight wherever there is no room for all.
 */
export function placeless(ready: Ready): string[] {
  const { store, standing, module } = ready;
  const scene = sceneOf(ready);
  const lit = litActions(store, standing.legal);
  const without = lit.filter((action) => module.targets(action, scene).length === 0);
  if (!isTabbed(ready) || front.value === "hand") return without;
  return [...without, ...lit.filter((action) => !without.includes(action) && module.onCards?.(action, scene) === true)];
}

/** Whether the hand lies among the panels with tabs: on a phone, and at the side where the game wants it there. */
export function isTabbed({ store, standing, module }: Ready): boolean {
  return narrow.value || (module.handAside === true && standing.seat !== null && lessonStep(store) === null);
}

/** Lines by which the game offers several answers at once; a lesson asks for each by itself. */
export function shortcuts(ready: Ready): Offer[] {
  const { store, standing, module } = ready;
  const lines = standing.lesson ? [] : (module.shortcuts?.(standing.legal, store.course.ways.value, sceneOf(ready)) ?? []);
  return lines.map((line) => ({ line, words: actionWords(ready, line), exact: true }));
}
