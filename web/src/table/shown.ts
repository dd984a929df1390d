/** What the board is given: the table as it stands, or the moment that is looked back at. */
import type { BoardProps, GameModule, Scene, Texts } from "../board/module.ts";
import { lastSteps, ownDecision, type Standing } from "../live/standing.ts";
import type { TableStore } from "../live/table.ts";
import { narrow } from "../page/media.ts";
import type { GameDetail, LessonStep } from "../wire.ts";

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

/** Do an action; first ask once more, where the game says so. */
export function perform(ready: Ready, action: string): void {
  const { store, standing, module, texts } = ready;
  const words = module.confirm?.(action, standing.legal, sceneOf(ready), texts) ?? null;
  if (words === null || store.doubt.value?.action === action) {
    void store.act(action);
    return;
  }
  store.offer.value = null;
  store.doubt.value = { action, words };
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
  const asked = !back && ownDecision(standing) !== null;
  const legal = asked ? litActions(store, standing.legal) : [];
  const pointed = store.pointed.value;
  const lit = [
    ...store.litByLog.value,
    ...(pointed === null || back ? [] : module.targets(pointed, now)),
    ...(back ? [] : (lessonStep(store)?.highlight ?? [])),
  ];
  return {
    ...now,
    view: back ? back.view : now.view,
    seat: back ? back.seat : standing.seat,
    seats: store.looks.value,
    legal,
    prompt: asked ? standing.prompt : null,
    sent: store.sent.value,
    moment: back ? back.n : standing.n,
    step: back ? null : lastSteps(store.log.entries.value),
    latest: back ? back.events : store.log.news.value,
    changed: back ? [] : store.changed.value,
    lit,
    pointed: back ? null : pointed,
    details: back ? back.details : store.lookedUp.value,
    texts,
    readOnly: !asked,
    onAct: (action) => perform(ready, action),
    onOffer: (actions) => {
      store.note.value = null;
      store.doubt.value = null;
      store.offer.value = actions;
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
  };
}

/** Legal actions that need a button: those without a place, and on a phone those on cards. */
export function placeless(ready: Ready): string[] {
  const { store, standing, module } = ready;
  const scene = sceneOf(ready);
  return litActions(store, standing.legal).filter(
    (action) => module.targets(action, scene).length === 0 || (narrow.value && module.onCards?.(action, scene) === true),
  );
}
