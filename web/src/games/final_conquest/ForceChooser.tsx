/** With how many units an army goes: all of them by one click, or counted out; and what stays behind. */
import { useEffect, useState } from "preact/hooks";
import { MapPopover, PopoverTitle } from "../../board/map/MapPopover.tsx";
import type { MapWindow } from "../../board/map/MapFrame.tsx";
import type { BoardProps, Texts } from "../../board/module.ts";
import type { Spot } from "../../board/plane.ts";
import { Stepper } from "../../board/Stepper.tsx";
import { countOf, KINDS, type Kind } from "./armies.ts";
import { findForce, largest, stepped, type Force, type ForceOption } from "./forces.ts";
import { Glyph } from "./Glyph.tsx";
import type { Board, View } from "./types.ts";

interface ForceChooserProps {
  props: BoardProps<View, Board>;
  window: MapWindow;
  at: Spot | undefined;
  from: string;
  to: string;
  options: readonly ForceOption[];
  isAttack: boolean;
  takesFocus: boolean;
  avoid: readonly Spot[];
  onClose(): void;
}

export function ForceChooser({ props, window, at, from, to, options, isAttack, takesFocus, avoid, onClose }: ForceChooserProps) {
  const { texts, view } = props;
  const all = largest(options);
  const [chosen, choose] = useState<Force>(all ?? { infantry: 0, cavalry: 0 });
  const option = findForce(options, chosen);
  useEffect(() => {
    if (option) props.onPoint(option.line);
    return () => props.onPoint(null);
  }, [option?.line]);
  const here = view.territories[from];
  if (!at || !all || !here) return null;
  const stays = { infantry: countOf(here.infantry) - chosen.infantry, cavalry: countOf(here.cavalry) - chosen.cavalry };
  const verb = isAttack ? "attack" : "move";
  const whole = all.infantry === chosen.infantry && all.cavalry === chosen.cavalry;
  return (
    <MapPopover
      window={window}
      at={at}
      label={texts.t("board-force-title", { verb, from: `territory:${from}`, to: `territory:${to}` })}
      class="fc-force"
      takesFocus={takesFocus}
      avoid={avoid}
      onClose={onClose}
    >
      <PopoverTitle close={texts.t("board-close")} onClose={onClose}>
        {texts.t("board-force-title", { verb, from: `territory:${from}`, to: `territory:${to}` })}
      </PopoverTitle>
      <button
        type="button"
        class="button act fc-all"
        onClick={() => props.onAct(all.line)}
        onFocus={() => props.onPoint(all.line)}
        onPointerEnter={() => props.onPoint(all.line)}
      >
        {texts.t("board-force-all", { verb })}
        <ForceGlyphs force={all} texts={texts} />
      </button>
      {options.length > 1 && (
        <>
          <div class="fc-steppers">
            {KINDS.map((kind) => (
              <KindStepper key={kind} kind={kind} options={options} now={chosen} texts={texts} onChoose={choose} />
            ))}
          </div>
          <p class="map-popover-hint">{texts.t("board-force-stays", { infantry: stays.infantry, cavalry: stays.cavalry })}</p>
          <button
            type="button"
            class="button"
            disabled={!option || whole}
            onClick={() => {
              if (option) props.onAct(option.line);
            }}
            onPointerEnter={() => option && props.onPoint(option.line)}
          >
            {texts.t("board-force-some", { verb, infantry: chosen.infantry, cavalry: chosen.cavalry })}
          </button>
        </>
      )}
    </MapPopover>
  );
}

export function ForceGlyphs({ force, texts }: { force: Force; texts: Texts }) {
  return (
    <span class="fc-force-glyphs" role="img" aria-label={texts.t("board-army", { ...force, spent: 0, extra: 0 })}>
      {KINDS.map(
        (kind) =>
          force[kind] > 0 && (
            <span key={kind} aria-hidden="true">
              <Glyph name={kind} size={15} />
              <b class="board-number" data-number={texts.number(force[kind])} />
            </span>
          ),
      )}
    </span>
  );
}

interface KindStepperProps {
  kind: Kind;
  options: readonly ForceOption[];
  now: Force;
  texts: Texts;
  onChoose(force: Force): void;
}

/** How many units of a kind go. */
export function KindStepper({ kind, options, now, texts, onChoose }: KindStepperProps) {
  const most = Math.max(...options.map((option) => option[kind]));
  if (most === 0) return null;
  const fewer = stepped(options, now, kind, -1);
  const more = stepped(options, now, kind, 1);
  const word = texts.t(`board-kind-${kind}`);
  return (
    <Stepper
      figure={<Glyph name={kind} size={20} />}
      name={word}
      now={now[kind]}
      fewer={{ label: texts.t("board-fewer", { kind: word }), press: fewer ? () => onChoose(fewer) : null }}
      more={{ label: texts.t("board-more", { kind: word }), press: more ? () => onChoose(more) : null }}
      texts={texts}
    />
  );
}
