/** Questions that are answered with numbers: how many go, fall, come back; how much is bid or paid. */
import { useEffect, useState } from "preact/hooks";
import { MapPopover } from "../../board/map/MapPopover.tsx";
import type { MapWindow } from "../../board/map/MapFrame.tsx";
import type { BoardProps } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import type { Spot } from "../../board/plane.ts";
import { Stepper } from "../../board/Stepper.tsx";
import { KINDS } from "./armies.ts";
import { findForce, largest, optionsOf, type Force } from "./forces.ts";
import { ForceGlyphs, KindStepper } from "./ForceChooser.tsx";
import { Glyph } from "./Glyph.tsx";
import { numbersOf } from "./targets.ts";
import type { Board, View } from "./types.ts";

/** So many answers are shown one by one. */
const FEW = 6;

interface CountChooserProps {
  props: BoardProps<View, Board>;
  window: MapWindow;
  /** The territory that it is about. */
  at: Spot | null;
  actions: readonly string[];
}

export function CountChooser({ props, window, at, actions }: CountChooserProps) {
  const { texts, prompt } = props;
  const verb = parts(actions[0] ?? "").verb;
  const isAmount = actions.every((action) => numbersOf(action).length === 1);
  const title = prompt ? texts.prompt(prompt) : texts.t("board-count");
  const content = isAmount ? (
    <Amounts props={props} actions={actions} verb={verb} />
  ) : actions.length <= FEW && verb !== "with" ? (
    <Each props={props} actions={actions} />
  ) : (
    <Counted props={props} actions={actions} verb={verb} />
  );
  if (at) {
    return (
      <MapPopover window={window} at={at} label={title} class="fc-count" takesFocus={false} onClose={() => undefined}>
        {content}
      </MapPopover>
    );
  }
  return (
    <div
      class="fc-count fc-count-centre"
      role="group"
      aria-label={title}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {content}
    </div>
  );
}

interface PartProps {
  props: BoardProps<View, Board>;
  actions: readonly string[];
}

/** A button an answer, with the units drawn on it. */
function Each({ props, actions }: PartProps) {
  const { texts } = props;
  return (
    <>
      {actions.map((action) => {
        const [infantry = 0, cavalry = 0] = numbersOf(action);
        return (
          <button key={action} type="button" class="button act fc-all" onClick={() => props.onAct(action)} {...pointing(props, action)}>
            {texts.action(action)}
            <ForceGlyphs force={{ infantry, cavalry }} texts={texts} />
          </button>
        );
      })}
    </>
  );
}

function pointing(props: PartProps["props"], action: string) {
  const on = () => props.onPoint(action);
  const off = () => props.onPoint(null);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}

/** Units of both kinds, counted out. */
function Counted({ props, actions, verb }: PartProps & { verb: string }) {
  const { texts } = props;
  const options = optionsOf(actions, verb);
  const all = largest(options);
  const [chosen, choose] = useState<Force>(all ?? { infantry: 0, cavalry: 0 });
  const option = findForce(options, chosen);
  useEffect(() => {
    props.onPoint(option?.line ?? null);
  }, [option?.line]);
  return (
    <>
      {all && verb === "with" && (
        <button type="button" class="button act fc-all" onClick={() => props.onAct(all.line)} {...pointing(props, all.line)}>
          {texts.t("board-force-all", { verb: "move" })}
          <ForceGlyphs force={all} texts={texts} />
        </button>
      )}
      {KINDS.map((kind) => (
        <KindStepper key={kind} kind={kind} options={options} now={chosen} texts={texts} onChoose={choose} />
      ))}
      <button type="button" class="button act" disabled={!option} onClick={() => option && props.onAct(option.line)}>
        {option ? texts.action(option.line) : texts.t("board-count")}
      </button>
    </>
  );
}

/** An amount of currency: a slider of numbers, and one button that settles it. */
function Amounts({ props, actions, verb }: PartProps & { verb: string }) {
  const { texts, view, board, seat } = props;
  const amounts = actions.map((action) => numbersOf(action)[0] ?? 0).sort((one, other) => one - other);
  const [chosen, choose] = useState(amounts[0] ?? 0);
  const [least, most] = [amounts[0] ?? 0, amounts.at(-1) ?? 0];
  const minimum = verb === "bid" && view.chronicle !== null ? (board.cards[view.chronicle]?.minimum ?? null) : null;
  const purse = seat === null ? 0 : (view.seats[seat]?.purse ?? 0);
  const action = `${verb} ${chosen}`;
  const step = (by: number): void => choose(Math.max(least, Math.min(most, chosen + by)));
  return (
    <div class="fc-amounts">
      {minimum !== null && <p class="map-popover-hint">{texts.t("board-bid-needed", { minimum })}</p>}
      <Stepper
        figure={<Glyph name="currency" size={20} />}
        name={texts.t("board-purse", { left: purse - chosen })}
        now={chosen}
        fewer={{ label: texts.t("board-less"), press: chosen > least ? () => step(-1) : null }}
        more={{ label: texts.t("board-greater"), press: chosen < most ? () => step(1) : null }}
        texts={texts}
      />
      {most > least && (
        <input
          class="slider"
          type="range"
          min={least}
          max={most}
          value={chosen}
          aria-label={texts.t("board-amount")}
          onInput={(event) => choose(Number(event.currentTarget.value))}
        />
      )}
      <button type="button" class="button act" onClick={() => props.onAct(action)} {...pointing(props, action)}>
        {texts.action(action)}
      </button>
    </div>
  );
}
