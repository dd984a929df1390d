/** The marks and hatches by which seats are told apart, besides their colours. */
import type { Colour, MarkName } from "../board/module.ts";

/** Sixteen rays, long and short in turn, around a disc. */
function sunPath(): string {
  const spot = (radius: number, turn: number): string => {
    const angle = (turn * Math.PI) / 16;
    return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
  };
  let path = "M8.9 12a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0Z";
  for (let ray = 0; ray < 16; ray += 1) {
    const tip = ray % 2 === 0 ? 11.6 : 9.4;
    path += `M${spot(4.3, ray * 2 - 0.75)}L${spot(tip, ray * 2)}L${spot(4.3, ray * 2 + 0.75)}Z`;
  }
  return path;
}

/** One path a mark, in a box of 24 by 24, filled by the even-odd rule. */
const PATHS: Record<MarkName, string> = {
  sun: sunPath(),
  disc:
    "M9 10.2a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM10.6 10.2a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0Z" +
    "M8.2 8L.6 6.4C.5 8.3 1.2 9.3 2.5 9.7C2.6 11.2 3.5 12 4.9 12.2C5.4 13.5 6.7 14 8.6 13.1C7.8 11.4 7.7 9.8 8.2 8Z" +
    "M15.8 8L23.4 6.4C23.5 8.3 22.8 9.3 21.5 9.7C21.4 11.2 20.5 12 19.1 12.2C18.6 13.5 17.3 14 15.4 13.1C16.2 11.4 16.3 9.8 15.8 8Z" +
    "M10.1 14L8 19.4L10.4 18.6L12 20.6L13.6 18.6L16 19.4L13.9 14C12.7 14.6 11.3 14.6 10.1 14Z" +
    "M11.2 6.2L12 3.4L12.8 6.2Z",
  wolf:
    "M2.6 2.4L8.6 6.6H15.4L21.4 2.4L21 11.4L22 13.2L17.4 16.4L14.2 21.6H9.8L6.6 16.4L2 13.2L3 11.4Z" +
    "M6.6 10.4L10.6 12.7L8 13.6Z M17.4 10.4L13.4 12.7L16 13.6Z M10.4 18H13.6L12 19.9Z",
  owl:
    "M4.4 2.6L8.3 4.9C10.6 4 13.4 4 15.7 4.9L19.6 2.6C20.6 6 20.3 8 19.5 10.2C20.3 15 17.5 18.6 14.6 20L15.4 22H12.6L12 21L11.4 22H8.6L9.4 20C6.5 18.6 3.7 15 4.5 10.2C3.7 8 3.4 6 4.4 2.6Z" +
    "M6 9.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0Z M7.5 9.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z" +
    "M12.6 9.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0Z M14.1 9.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z" +
    "M12 11.4L13.1 13.2L12 15.6L10.9 13.2Z M8.6 16.2L9.6 17.6L10.6 16.2Z M11 17L12 18.4L13 17Z M13.4 16.2L14.4 17.6L15.4 16.2Z",
  elephant:
    "M12 3.4C9.9 3.4 8.5 4.3 7.8 5.6C4.4 4 1.4 5.6 1.4 9.4C1.4 13.6 4.6 16.6 7.6 15.2L8.4 13.8C8.6 15.4 9.6 16.2 9.8 17.6C10 19 9.6 20 8.8 21.4C10.6 22.2 12.6 22 13.4 20.6C14.2 19.2 14.2 17.4 14.4 16C14.6 15.2 15.4 14.8 15.6 13.8L16.4 15.2C19.4 16.6 22.6 13.6 22.6 9.4C22.6 5.6 19.6 4 16.2 5.6C15.5 4.3 14.1 3.4 12 3.4Z" +
    "M8.8 9a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0Z M13.4 9a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0Z" +
    "M6.4 16.6C6.4 18.6 7 19.8 8.2 20.4C8 19 8.3 17.8 8.6 17Z M17.6 16.6C17.6 18.6 17 19.8 15.8 20.4C16 19 15.7 17.8 15.4 17Z",
  boar:
    "M3.2 3L8.4 5.8C10.6 4.8 13.4 4.8 15.6 5.8L20.8 3L19.6 8.8C20.2 10.6 19.8 12.4 18.8 13.8L20.6 13C20.8 15.8 20 17.8 17.8 19C17.6 17.8 17.4 17 17 16.4C16.6 19.4 14.6 21.4 12 21.4C9.4 21.4 7.4 19.4 7 16.4C6.6 17 6.4 17.8 6.2 19C4 17.8 3.2 15.8 3.4 13L5.2 13.8C4.2 12.4 3.8 10.6 4.4 8.8Z" +
    "M7 9.8L10 11.4L8 12.2Z M17 9.8L14 11.4L16 12.2Z" +
    "M9.4 17.4a1.05 1.4 0 1 0 2.1 0a1.05 1.4 0 1 0-2.1 0Z M12.5 17.4a1.05 1.4 0 1 0 2.1 0a1.05 1.4 0 1 0-2.1 0Z",
};

/** A mark's path in a box of 24 by 24, for use inside another drawing (`fill-rule="evenodd"`). */
export function markPath(name: MarkName): string {
  return PATHS[name];
}

/** A mark in the current text colour. Decoration: the seat's name stands beside it. */
export function Mark({ name, size = 24 }: { name: MarkName; size?: number }) {
  return (
    <svg class="mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

/** The paint of an area that a seat owns, over the land's own colour. */
export function hatch(colour: Colour): string {
  return `url(#hatch-${colour})`;
}

const STROKES: Record<Colour, string> = {
  lapis: "M-1 1L1-1M0 8L8 0M7 9L9 7",
  terracotta: "M-1 7L1 9M0 0L8 8M7-1L9 1",
  olive: "M0 2H8M0 6H8",
  violet: "M2 0V8M6 0V8",
  gold: "M0 0L8 8M8 0L0 8",
  teal: "M0 3L2 1L4 3L6 1L8 3M0 7L2 5L4 7L6 5L8 7",
};

const COLOURS = Object.keys(STROKES) as Colour[];

/** The patterns behind `hatch`. The shell draws them once for the whole page. */
export function HatchDefs() {
  return (
    <svg class="hatch-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {COLOURS.map((colour) => (
          <pattern key={colour} id={`hatch-${colour}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d={STROKES[colour]} class={`hatch-stroke colour-${colour}`} fill="none" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
