/** An army of the reader, opened: its leaders and units, who of them goes, and what else can be done there. */
import { useState } from "preact/hooks";
import { MapPopover, PopoverTitle } from "../../board/map/MapPopover.tsx";
import type { MapWindow } from "../../board/map/MapFrame.tsx";
import type { BoardProps } from "../../board/module.ts";
import type { Spot } from "../../board/plane.ts";
import { Stepper } from "../../board/Stepper.tsx";
import { glyphOf } from "./Allotting.tsx";
import { Glyph } from "./Glyph.tsx";
import { classWord } from "./labels.ts";
import { unitsOf, type Going } from "./marching.ts";
import { kindOf } from "./places.ts";
import type { Board, Gathered, View } from "./types.ts";

type Props = BoardProps<View, Board>;

interface ArmySheetProps {
  props: Props;
  window: MapWindow;
  at: Spot;
  title: string;
  /** All who may go, and all who do. */
  all: Gathered;
  going: Going;
  onGoing(going: Going): void;
  /** The points of those who go; null where they are not asked for. */
  points: number | null;
  /** Whether a marker is set where the march ends; null where it is not asked. */
  mark: boolean | null;
  onMark(mark: boolean): void;
  /** What else can be done, a button each; the first are drawn as the main ones. */
  actions: readonly { line: string; words: string; main?: boolean }[];
  hint: string | null;
  takesFocus: boolean;
  avoid: readonly Spot[];
  onClose(): void;
}

export function ArmySheet(sheet: ArmySheetProps) {
  const { props, window, at, title, all, going, onGoing, points, mark, onMark, actions, hint, takesFocus, avoid, onClose } = sheet;
  const { texts, sent } = props;
  const [choosing, setChoosing] = useState(false);
  return (
    <MapPopover window={window} at={at} label={title} class="avd-sheet" takesFocus={takesFocus} avoid={avoid} onClose={onClose}>
      <PopoverTitle close={texts.t("board-close")} onClose={onClose}>
        {title}
      </PopoverTitle>
      <Leaders all={all} going={going} choosing={choosing} props={props} onGoing={onGoing} />
      {choosing ? (
        <div class="avd-steppers">
          {Object.entries(all.classes).map(([word, most]) => (
            <UnitStepper key={word} word={word} most={most} going={going} props={props} onGoing={onGoing} />
          ))}
        </div>
      ) : (
        <Units going={going} props={props} />
      )}
      <div class="avd-sheet-row">
        {points !== null && <span class="avd-points">{texts.t("board-points", { points })}</span>}
        {(unitsOf(all.classes) > 0 || all.leaders.length > 1) && (
          <button type="button" class="avd-quiet" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {texts.t(choosing ? "board-army-chosen" : "board-army-choose")}
          </button>
        )}
      </div>
      {mark !== null && (
        <label class="avd-mark">
          <input type="checkbox" checked={mark} onChange={(event) => onMark(event.currentTarget.checked)} />
          {texts.t("board-mark-there")}
        </label>
      )}
      {actions.length > 0 && (
        <div class="map-actions">
          {actions.map(({ line, words, main }) => (
            <button
              key={line}
              type="button"
              class={`button ${main === false ? "" : "act"}`}
              aria-disabled={sent !== null}
              onClick={() => props.onAct(line)}
              onPointerEnter={() => props.onPoint(line)}
              onPointerLeave={() => props.onPoint(null)}
              onFocus={() => props.onPoint(line)}
              onBlur={() => props.onPoint(null)}
            >
              {words}
            </button>
          ))}
        </div>
      )}
      {hint !== null && <p class="map-popover-hint">{hint}</p>}
    </MapPopover>
  );
}

interface PartProps {
  going: Going;
  props: Props;
}

/** The leaders as chips with their ratings; pressed, one stays behind or comes along. */
function Leaders({ all, going, choosing, props, onGoing }: PartProps & { all: Gathered; choosing: boolean; onGoing(going: Going): void }) {
  const { texts, board } = props;
  return (
    <p class="avd-chips">
      {all.leaders.map((leader) => {
        const goes = going.leaders.includes(leader);
        const data = board.leaders[leader];
        const facts = texts.t("board-leader-facts", { initiative: data?.initiative ?? 0, combat: data?.combat ?? 0 });
        const others = going.leaders.filter((one) => one !== leader);
        const content = (
          <>
            <Glyph name="leader" size={14} />
            {texts.word("leader", leader)}
            <small>
              {texts.number(data?.initiative ?? 0)}-{texts.number(data?.combat ?? 0)}
            </small>
          </>
        );
        return choosing ? (
          <button
            key={leader}
            type="button"
            class={`avd-chip ${goes ? "" : "avd-stays"}`}
            aria-pressed={goes}
            title={facts}
            disabled={goes && others.length === 0}
            onClick={() => onGoing({ ...going, leaders: goes ? others : [...going.leaders, leader] })}
          >
            {content}
          </button>
        ) : (
          <span key={leader} class={`avd-chip ${goes ? "" : "avd-stays"}`} title={facts}>
            {content}
          </span>
        );
      })}
    </p>
  );
}

function Units({ going, props }: PartProps) {
  const { texts, board } = props;
  return (
    <p class="avd-chips">
      {Object.entries(going.classes).map(
        ([word, count]) =>
          count > 0 && (
            <span key={word} class="avd-chip" title={texts.t("board-unit-facts", { ...unitFacts(word, board) })}>
              <Glyph name={glyphOf(word, board)} size={14} />
              <b>{texts.number(count)}</b> {classWord(word, texts)}
            </span>
          ),
      )}
    </p>
  );
}

function unitFacts(word: string, board: Board): { value: number; move: number; hits: number } {
  const data = board.units[kindOf(word)];
  return { value: data?.value ?? 0, move: data?.move ?? 0, hits: data?.hits ?? 1 };
}

interface UnitStepperProps extends PartProps {
  word: string;
  most: number;
  onGoing(going: Going): void;
}

function UnitStepper({ word, most, going, props, onGoing }: UnitStepperProps) {
  const { texts, board } = props;
  const now = going.classes[word] ?? 0;
  const name = classWord(word, texts);
  const set = (count: number): void => onGoing({ ...going, classes: { ...going.classes, [word]: count } });
  return (
    <Stepper
      figure={<Glyph name={glyphOf(word, board)} size={18} />}
      name={name}
      now={now}
      fewer={{ label: texts.t("board-fewer", { what: name }), press: now > 0 ? () => set(now - 1) : null }}
      more={{ label: texts.t("board-more", { what: name }), press: now < most ? () => set(now + 1) : null }}
      texts={texts}
    />
  );
}
