/** What joins places: bridges, roads and sea lanes as they are printed, and ways that are gone or planned. */
import { useMemo } from "preact/hooks";
import { round, type Spot } from "../plane.ts";
import { smooth } from "./relief.ts";
import { drawingOf, lineOf, pointsOf, type LinkShape, type MapShapes } from "./shapes.ts";
import { courseOf, withHead, type MapPath } from "./states.ts";

/** Half the width of a bridge and the room between its planks, in units. */
const BRIDGE = { half: 6, plank: 8 };
/** How long the head of an arrow is, in units. */
const HEAD = { link: 22, path: 34 };

/** The printed links that run under the land, or those that run over it. */
export function MapLinks({ map, beneath = false }: { map: MapShapes; beneath?: boolean }) {
  const links = useMemo(() => map.links.filter((link) => (link.beneath ?? false) === beneath), [map, beneath]);
  return (
    <g class="map-links" aria-hidden="true">
      {links.map((link, at) => (
        <Link key={at} link={link} />
      ))}
    </g>
  );
}

function Link({ link }: { link: LinkShape }) {
  const points = pointsOf(link.line);
  switch (link.kind) {
    case "bridge":
    case "crossing":
      return <Bridge points={points} />;
    case "arrow":
      return <TwoHeaded points={points} />;
    default: {
      const path = lineOf(smooth(points).map(({ x, y }) => ({ x: round(x), y: round(y) })));
      return (
        <g class={`map-link map-link-${link.kind}`}>
          <path class="map-link-bed" d={path} />
          <path class="map-link-line" d={path} />
        </g>
      );
    }
  }
}

/** Two rails with planks between them. */
function Bridge({ points }: { points: readonly Spot[] }) {
  const [a, b] = [points[0], points.at(-1)];
  if (!a || !b) return null;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, aside: number): string => `${round(a.x + ux * along - uy * aside)} ${round(a.y + uy * along + ux * aside)}`;
  const { half, plank } = BRIDGE;
  const count = Math.max(2, Math.round(length / plank));
  const planks = Array.from(
    { length: count + 1 },
    (_, one) => `M${at((one * length) / count, -half)}L${at((one * length) / count, half)}`,
  ).join("");
  return (
    <g class="map-bridge">
      <path class="map-bridge-bed" d={`M${at(0, -half)}L${at(length, -half)}L${at(length, half)}L${at(0, half)}Z`} />
      <path class="map-bridge-line" d={`M${at(0, -half)}L${at(length, -half)}M${at(0, half)}L${at(length, half)}${planks}`} />
    </g>
  );
}

/** A line with a head at each end. */
function TwoHeaded({ points }: { points: readonly Spot[] }) {
  const course = smooth(points);
  const there = withHead(course, HEAD.link);
  const back = withHead([...course].reverse(), HEAD.link);
  if (!there || !back) return null;
  return (
    <g class="map-link map-link-arrow">
      <path class="map-link-bed" d={lineOf(course)} />
      <path class="map-link-line" d={lineOf(course)} />
      {[there, back].map(({ at, angle }, end) => (
        <path
          key={end}
          class="map-head"
          d="M0 0L-17 -7L-12 0L-17 7Z"
          transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${round(angle)})`}
        />
      ))}
    </g>
  );
}

/** Ways over the map, each with a head at its end. */
export function MapPaths({ map, paths }: { map: MapShapes; paths: readonly MapPath[] }) {
  const drawing = drawingOf(map);
  return (
    <g class="map-paths" aria-hidden="true">
      {paths.map(({ through, seat, planned, attack }) => {
        const arrow = withHead(courseOf(drawing, through), HEAD.path);
        if (!arrow) return null;
        return (
          <g
            key={through.join(" ")}
            class={`map-path ${planned ? "map-planned" : ""} ${attack ? "map-attack" : ""} ${seat ? `colour-${seat.colour}` : ""}`}
          >
            <path class="map-path-bed" d={arrow.line} />
            <path class="map-path-line" d={arrow.line} />
            <path
              class="map-path-head"
              d={attack ? "M6 0L-26 -26L-18 -9L-36 -16L-26 0L-36 16L-18 9L-26 26Z" : "M0 0L-32 -16L-24 0L-32 16Z"}
              transform={`translate(${round(arrow.at.x)} ${round(arrow.at.y)}) rotate(${round(arrow.angle)})`}
            />
          </g>
        );
      })}
    </g>
  );
}
