/** What is lit: the places where something can be done now. Each can be focused and pressed. */
import { round } from "../../board/plane.ts";
import type { Lit } from "../../board/targets.ts";
import { distance, inset, type Lattice } from "./lattice.ts";
import { counterSpot, provincePath, wallLine } from "./pieces.tsx";
import { nameOf } from "./targets.ts";
import type { View } from "./types.ts";

export interface LightsProps {
  targets: readonly Lit[];
  lattice: Lattice;
  view: View;
  /** The key of the target at which Tab enters the board. */
  entry: string | null;
  /** The key of the target that the pointer or the focus is on. */
  hot: string | null;
  sent: string | null;
  /** Changes with every question, so that the lights breathe once for each. */
  question: string;
  labelOf(target: Lit): string;
  onPress(target: Lit): void;
  onFocus(target: Lit): void;
  onBlur(): void;
}

export function Lights(props: LightsProps) {
  const { targets, entry, hot, sent, question, labelOf, onPress, onFocus, onBlur } = props;
  return (
    <g key={question} class="alx-lights">
      {targets.map((target) => (
        <g
          key={target.key}
          class={`alx-light alx-light-${target.domain} ${target.far ? "alx-far" : ""} ${hot === target.key ? "alx-hot" : ""} ${sent !== null && target.actions.includes(sent) ? "alx-sent" : ""}`}
          role="button"
          tabindex={target.key === entry ? 0 : -1}
          aria-label={labelOf(target)}
          data-light
          data-name={nameOf(target.key)}
          data-place={target.key}
          onClick={(event) => {
            // A pointer's click is measured by the map; this one comes from a key or a reader.
            if (event.detail !== 0) return;
            event.stopPropagation();
            onPress(target);
          }}
          onFocus={() => onFocus(target)}
          onBlur={onBlur}
        >
          <Shape target={target} lattice={props.lattice} view={props.view} />
        </g>
      ))}
    </g>
  );
}

function Shape({ target, lattice, view }: { target: Lit; lattice: Lattice; view: View }) {
  switch (target.domain) {
    case "space": {
      const space = lattice.space.get(target.word);
      if (!space) return null;
      return (
        <>
          <path class="alx-glow" d={inset(space, 4.5)} />
          <path class="alx-core" d={inset(space, 4.5)} />
        </>
      );
    }
    case "point":
      return (
        <>
          <circle class="alx-hit" cx={round(target.x)} cy={round(target.y)} r={target.far ? 24 : 32} />
          <circle class="alx-glow" cx={round(target.x)} cy={round(target.y)} r="15" />
          <circle class="alx-pip" cx={round(target.x)} cy={round(target.y)} r={target.far ? 8 : 5} />
        </>
      );
    case "side":
      return <LitSide word={target.word} far={target.far} lattice={lattice} view={view} />;
    case "guard": {
      const space = lattice.space.get(target.word);
      if (!space) return null;
      const spot = counterSpot(space);
      return <circle class="alx-glow" cx={round(spot.x)} cy={round(spot.y)} r="26" />;
    }
    case "province": {
      const index = view.provinces.findIndex(({ name }) => name === target.word);
      const path = provincePath(lattice, view, index);
      const clip = `alx-lit-${target.word}`;
      return (
        <>
          <clipPath id={clip}>
            <path d={path} />
          </clipPath>
          <path class="alx-hit" d={path} />
          <path class="alx-glow" d={path} clip-path={`url(#${clip})`} />
          <path class="alx-core" d={path} clip-path={`url(#${clip})`} />
        </>
      );
    }
    default:
      return null;
  }
}

/** A side with an arrow that leads away from Alexander. */
function LitSide({ word, far, lattice, view }: { word: string; far: boolean; lattice: Lattice; view: View }) {
  const side = lattice.side.get(word);
  const here = lattice.point.get(view.alexander);
  if (!side || !here) return null;
  const away = distance(here, side.a) < distance(here, side.b) ? side.b : side.a;
  const from = away === side.a ? side.b : side.a;
  const share = far ? 0.5 : 0.66;
  const tip = { x: from.x + (away.x - from.x) * share, y: from.y + (away.y - from.y) * share };
  const angle = (Math.atan2(away.y - from.y, away.x - from.x) * 180) / Math.PI;
  return (
    <>
      <path class="alx-hit" d={wallLine(side)} />
      <path class="alx-glow" d={wallLine(side)} />
      <path class="alx-core" d={wallLine(side)} />
      <path
        class="alx-arrow"
        d="M-9 -11L11 0L-9 11L-4 0Z"
        transform={`translate(${round(tip.x)} ${round(tip.y)}) rotate(${round(angle)})`}
      />
    </>
  );
}
