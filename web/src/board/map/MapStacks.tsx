/** Pieces on areas: a counter each, with its owner's mark and a number for every kind of piece. */
import { markPath } from "../../look/marks.tsx";
import { round } from "../plane.ts";
import { stackSize, type Settled } from "./settling.ts";
import { GLYPH, STACK_ROW, stackLayout, type LaidGroup } from "./stacks.ts";

/** A glyph is drawn so much smaller than its box of 24. */
const SHRUNK = 15 / 24;

export function MapStacks({ stacks, scale, lit }: { stacks: readonly Settled[]; scale: number; lit: ReadonlySet<string> }) {
  return (
    <g class="map-stacks" aria-hidden="true">
      {stacks.map((one) => (
        <Stalk key={`stalk ${keyOf(one)}`} of={one} scale={scale} />
      ))}
      {stacks.map((one) => (
        <StackAt key={keyOf(one)} settled={one} size={stackSize(scale)} lit={lit.has(one.stack.place)} />
      ))}
    </g>
  );
}

function keyOf({ stack: { place, at, ghost, look } }: Settled): string {
  return `${place} ${look?.mark ?? ""} ${at ? at.x : ""} ${ghost ?? false}`;
}

/** A counter that has gone so far out of another's way, in pixels, is tied to where it belongs. */
const AWAY = 9;

function Stalk({ of: { stack, home, x, y, height }, scale }: { of: Settled; scale: number }) {
  const raised = (stack.raised ?? 0) * STACK_ROW * stackSize(scale);
  if (stack.ghost || Math.hypot(x - home.x, y - home.y) * scale < AWAY) return null;
  const end = { x: round(home.x), y: round(home.y + raised) };
  const from = end.y > y ? y + height / 2 : y - height / 2;
  return <path class="map-stack-stalk" d={`M${round(x)} ${round(from)}L${end.x} ${end.y}`} />;
}

function StackAt({ settled: { stack, x, y }, size, lit }: { settled: Settled; size: number; lit: boolean }) {
  const { width, height, groups, mark } = stackLayout(stack);
  const { look, lifted, ghost } = stack;
  const empty = groups.length === 0;
  const up = lifted ? 6 : 0;
  return (
    <g
      class={`map-stack ${look ? `colour-${look.colour}` : "map-stack-free"} ${empty ? "map-stack-empty" : ""} ${lifted ? "map-stack-lifted" : ""} ${ghost ? "map-stack-ghost" : ""} ${lit ? "map-stack-lit" : ""}`}
      data-stack={stack.place}
      transform={`translate(${round(x)} ${round(y)}) scale(${Math.round(size * 1000) / 1000}) translate(${round(-width / 2)} ${round(-height / 2 - up)})`}
    >
      {lifted && <rect class="map-stack-shade" x="2" y="7" width={width} height={height} rx="5" />}
      <rect class="map-stack-ground" width={width} height={height} rx="5" />
      {look && mark && (
        <path
          class="map-stack-mark"
          d={markPath(look.mark)}
          fill-rule="evenodd"
          transform={`translate(${round(mark.x - 8)} ${round(mark.y - 8)}) scale(0.667)`}
        />
      )}
      {groups.map((group, at) => (
        <Group key={at} group={group} />
      ))}
    </g>
  );
}

function Group({ group: { path, count, turned, sparks = 0, x, y } }: { group: LaidGroup }) {
  const middle = { x: round(x + GLYPH / 2), y: round(y + STACK_ROW / 2) };
  return (
    <g class={turned ? "map-stack-spent" : ""}>
      <path
        class="map-stack-glyph"
        d={path}
        fill-rule="evenodd"
        transform={`translate(${middle.x} ${middle.y})${turned ? " rotate(90)" : ""} scale(${SHRUNK}) translate(-12 -12)`}
      />
      <text x={round(x + GLYPH + 1)} y={round(y + 15.3)}>
        {count}
      </text>
      {Array.from({ length: sparks }, (_, spark) => (
        <path
          key={spark}
          class="map-stack-spark"
          d="m0 -4l1.3 2.7l2.7 1.3l-2.7 1.3l-1.3 2.7l-1.3 -2.7l-2.7 -1.3l2.7 -1.3z"
          transform={`translate(${round(x + GLYPH - 1 - 5 * spark)} ${round(y + 4)})`}
        />
      ))}
    </g>
  );
}
