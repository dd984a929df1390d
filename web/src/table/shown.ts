/** What the board is given: the table as it stands, or the moment that is looked back at. */
import type { BoardProps, GameModule, Texts } from "../games/module.ts";
import { ownDecision } from "../live/standing.ts";
import type { TableStore } from "../live/table.ts";
import { narrow } from "../page/media.ts";
import type { LessonStep, Standing } from "../wire.ts";

/** Everything a table needs before it can be drawn. */
export interface Ready {
  store: TableStore;
  standing: Standing;
  module: GameModule;
  texts: Texts;
}

export function ready(store: TableStore): Ready | null {
  const standing = store.standing.value;
  const module = store.module.value;
  const texts = store.texts.value;
  return standing && module && texts ? { store, standing, module, texts } : null;
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

export function boardProps({ store, standing, module, texts }: Ready): BoardProps {
  const moment = store.replay.moment.value;
  const back = store.replay.active.value && moment !== null ? moment : null;
  const board = store.detail.value?.board ?? null;
  const view = back ? back.view : standing.view;
  const asked = !back && ownDecision(standing) !== null;
  const legal = asked ? litActions(store, standing.legal) : [];
  const pointed = store.pointed.value;
  const lit = [
    ...store.litByLog.value,
    ...(pointed === null || back ? [] : module.targets(pointed, board, view)),
    ...(back ? [] : (lessonStep(store)?.highlight ?? [])),
  ];
  return {
    board,
    view,
    seat: back ? back.seat : standing.seat,
    seats: store.looks.value,
    legal,
    prompt: asked ? standing.prompt : null,
    sent: store.sent.value,
    moment: back ? back.n : standing.n,
    latest: back ? back.events : (store.log.entries.value.at(-1)?.events ?? []),
    changed: back ? [] : store.changed.value,
    lit,
    pointed: back ? null : pointed,
    texts,
    readOnly: !asked,
    onAct: (action) => void store.act(action),
    onOffer: (actions) => {
      store.note.value = null;
      store.offer.value = actions;
    },
    onWhy: (action) => {
      if (back) return;
      // In a lesson, what is allowed but not asked for is not lit: the table says so itself.
      void (legal.length < standing.legal.length && standing.legal.includes(action) ? store.act(action) : store.why(action));
    },
    onPoint: (action) => {
      store.pointed.value = action;
    },
  };
}

/** Legal actions that need a button: those without a place, and on a phone those on cards. */
export function placeless({ store, standing, module }: Ready): string[] {
  const board = store.detail.value?.board ?? null;
  return litActions(store, standing.legal).filter(
    (action) =>
      module.targets(action, board, standing.view).length === 0 ||
      (narrow.value && module.onCards?.(action) === true),
  );
}
