/**
 * On a Section that is pointed at: arrows for the ways a unit may face there, the signs of its purposes
 * where there are several, to be pressed, and a sign for other deeds.
 */
import { round } from "../../board/plane.ts";
import type { Lit } from "../../board/targets.ts";
import type { Aim } from "./aims.ts";
import { Sign } from "./glyphs.tsx";
import { angleOf, wayOf, WIDTH, type Layout } from "./layout.ts";
import { signSpot } from "./lights.tsx";
import type { Board } from "./types.ts";
import type { Meaning } from "./useAims.ts";

interface AimMarksProps {
  target: Lit;
  /** One for each way the unit may face; none where it faces one way in any case. */
  facings: Aim[];
  /** What a press may mean, by purpose or by who does it; none where it means one thing. */
  meanings: Meaning[];
  /** Whether there are other ways to do something here. */
  more: boolean;
  board: Board;
  layout: Layout;
  words: { more: string; of(lines: readonly string[]): string };
  onAim(lines: string[]): void;
  onPoint(line: string | null): void;
  onMore(): void;
}

/** How far within the edges of the Section they lie, and how large they are. */
const INSET = 15;
const RADIUS = 12;

export function AimMarks({ target, facings, meanings, more, board, layout, words, onAim, onPoint, onMore }: AimMarksProps) {
  return (
    <g class="arb-aims">
      {facings.map((aim) => {
        const angle = angleOf(aim.facing ?? "", 0, board, layout);
        const way = wayOf(angle);
        const x = target.x + way.x * (WIDTH / 2 - INSET);
        const y = target.y + way.y * (layout.height / 2 - INSET);
        return (
          <g
            key={aim.facing}
            class="arb-way"
            role="button"
            aria-label={words.of([aim.line])}
            data-facing={aim.facing}
            transform={`translate(${round(x)} ${round(y)}) rotate(${angle}) scale(${round((RADIUS / 18) * 100) / 100})`}
            onClick={() => onAim([aim.line])}
            onPointerEnter={() => onPoint(aim.line)}
            onPointerLeave={() => onPoint(null)}
          >
            <circle r="18" />
            <path d="M-9 5L0 -9L9 5L0 1Z" />
          </g>
        );
      })}
      {meanings.map(({ purpose, lines }, at) => (
        <g
          key={lines[0]}
          class="arb-meant"
          role="button"
          aria-label={words.of(lines)}
          data-purpose={purpose}
          onClick={() => onAim(lines)}
          onPointerEnter={() => onPoint(lines[0] ?? null)}
          onPointerLeave={() => onPoint(null)}
        >
          <title>{words.of(lines)}</title>
          <Sign purpose={purpose} {...signSpot(target, at, layout)} />
        </g>
      ))}
      {more && (
        <g
          class="arb-more"
          role="button"
          aria-label={words.more}
          transform={`translate(${round(target.x + WIDTH / 2 - INSET)} ${round(target.y + layout.height / 2 - INSET)})`}
          onClick={onMore}
        >
          <title>{words.more}</title>
          <circle r={RADIUS} />
          <path d="M-5.5 0H-5.4M0 0H.1M5.4 0H5.5" />
        </g>
      )}
    </g>
  );
}
