/** Units as simple figures, one a class, drawn in a box of 48 by 40 and looking to the right. */
import type { Unit } from "./types.ts";

export type Figure =
  | "heavy-infantry"
  | "light-infantry"
  | "archer"
  | "javelinist"
  | "slinger"
  | "heavy-cavalry"
  | "light-cavalry"
  | "chariot"
  | "elephant";

/** Armour from which infantry counts as heavy in the drawing. */
const HEAVY = 2;

export function figureOf(unit: Unit): Figure {
  switch (unit.class) {
    case "infantry":
      return unit.armour >= HEAVY ? "heavy-infantry" : "light-infantry";
    case "skirmisher":
      return unit.weapon === "A" ? "archer" : unit.weapon === "S" ? "slinger" : "javelinist";
    case "heavy-cavalry":
    case "light-cavalry":
    case "chariot":
    case "elephant":
      return unit.class;
    default:
      return "light-infantry";
  }
}

const HORSE =
  "M5 20C7 15.5 12 14.6 17 15.4L27 15.2C30.4 13.4 32 9.4 35 6.2L35.8 2.8L38 5.4C40.6 6.6 42.6 9 44.4 11.6L42.8 14L38.6 12.8C37.8 16.4 37 19.6 34.6 22" +
  "L38.4 26.6L43 27L43.4 29.4L37.2 29.4L31.2 24.6C27 25.6 22 25.4 18 24.2L13.6 28.4L15.6 34.4L18 37H13.8L10.2 29L11.2 23.2" +
  "C9.4 22.4 8.2 23.4 7.2 26C6.2 29.2 4.4 31.4 1.6 32.6C3.6 28.6 2.6 23.6 5 20Z" +
  "M29 24.4L33.4 31L32 37.4H35.8L36.8 30.4L33.2 23.4ZM16.4 24.6L20.6 30.4L19 34.8L22.6 37.2L24.4 30.2L20.8 24.4Z";
const RIDER = "M19.2 15.6C18 10.4 19.4 7.6 22.6 7.2C25.8 7.2 27 10 26.8 15.4L28.6 22L26 22.6L23.6 17Z";

/** Filled outlines. */
const FILLS: Record<Figure, string> = {
  "heavy-infantry":
    "M14.4 8.6C13.6 3.2 19 .4 23.6 1.6C27 2.4 29 5 28.4 8.6L26.4 7.2C25.6 4.4 22 3.4 19.2 4.6C17 5.6 16.8 7.6 17 9.6Z" +
    "M18.4 9C18.4 6.4 20 5.2 22 5.2C24.6 5.2 26 7 25.6 9.4L26.6 11L25.4 11.6L25 13.2H19.6Z" +
    "M11.6 23a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM13.7 23a7.9 7.9 0 1 1 15.8 0a7.9 7.9 0 1 1-15.8 0ZM17.2 23a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0Z" +
    "M15.6 32.2L13 39.4H17.8L20.6 33.8ZM23.2 33.8L26 39.4H30.8L27.4 31.6Z",
  "light-infantry":
    "M18.6 6.4a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0Z" +
    "M19 11.4H25.4L27.6 25L31.4 37.6L28 39.4L22.6 27.4L17 39.4L13 37.8L17.6 24Z" +
    "M25.6 11.6C33 11.6 37.4 16.4 37 23C34.4 20.6 31.8 20 28.6 21C26.4 18.4 25.2 15 25.6 11.6Z",
  archer:
    "M16.6 6a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0ZM17 11H23.8L25.2 24.4L29.4 37.6L26 39.4L20.2 27L14 39.4L10.2 37.6L16 24ZM22.6 11.8L34.4 13.4V16.4L22 16.2ZM17.6 11.4L9.6 14.4L10.4 17L18.4 15.4Z",
  javelinist:
    "M19.6 7a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0ZM19.4 12L26 11.8L27 24.8L33.4 36L30.4 38.4L22.8 27.6L14.4 39L11 36.8L18.6 24.4ZM20 12.4L11.6 10.4L11 7.6L22 11.6ZM25 12.8L33.4 18L32 20.4L24.6 17Z",
  slinger:
    "M19.6 9a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0ZM19.4 14L26 13.8L27 26L33 36.6L30 38.8L22.8 28.6L14.4 39.4L11 37.2L18.6 25.4ZM24 14L31.4 7.4L33 9.4L26.4 17.4ZM20 14.6L12.4 19.6L13.8 22L21 18.6Z",
  "heavy-cavalry": `${HORSE}${RIDER}M20 3.6C20.4 1.6 22 .6 24 .8C26.4 1 27.6 3 27 5L27.8 6.4L26.6 7H21ZM18.2 5.4C16.4 1.4 19.6-1.2 24.6.2L22 1C19.8 1.4 19.4 3.4 20 5.6Z`,
  "light-cavalry": `${HORSE}${RIDER}M20.4 4.4a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0Z`,
  chariot:
    "M20 17C22 13.4 26 12.8 30 13.4L36 13C38.4 11.6 39.4 8.6 41 6.4L41.6 4L43.2 6C45 7 46.2 8.6 47.4 10.6L46.2 12.2L43.4 11.4C43 14 42.4 16.4 40.8 18L43.6 21.6L47 22L47.2 23.8L42.8 23.8L38.6 20.2C35.6 21 32 20.8 29.2 20L26.6 23.4L28 30L29.6 32.4H26.4L23.8 24.2L24.4 19.2ZM37.4 20L40.4 25.4L39.4 31.8H42L43 25L40.4 19.2Z" +
    "M2.4 15.6H18.6L17.4 26H5.2ZM8 2.8a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0ZM7.6 7H14.4L16.8 10.6L22.6 12L22 14L15.4 12.8L14.6 16H7.6Z" +
    "M2.6 29.6a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0ZM4.6 29.6a6.2 6.2 0 1 1 12.4 0a6.2 6.2 0 1 1-12.4 0Z" +
    "M12 28.6C18 28 23.4 30 27.4 35.4C22 32.6 17 31.2 12 31Z",
  elephant:
    "M3 22C3.6 15 9.6 11.6 17 11.8H27C30 9.6 34.6 9.4 37.6 12C40.4 14.4 41.4 18 41.4 22.6C41.6 26.4 42.6 28.6 45.6 28.2L46 30.4C41.6 31.6 38.8 29 38.2 24.4L36.4 22.6L33 23.6L33.4 38.6H27.4L26.6 28.4C22.6 29.4 17.6 29.2 14 28.2L13.4 38.6H7.4L6.6 27.6C5.4 30 5 32.4 5.2 35L3.4 34.8C2.4 30.4 2.6 26 3 22Z" +
    "M39 24L44.8 22.2L45.4 23.6L40 26.4ZM13 3.6H15V5.4H17.4V3.6H19.8V5.4H22.2V3.6H24.4V10.8H13Z",
};

/** Lines: spears, bows, spokes. */
const LINES: Partial<Record<Figure, string>> = {
  "heavy-infantry": "M36 .6V39.4M34.4 4.4L36 .4L37.6 4.4",
  "light-infantry": "M12 2L18.6 25M11.4 6L12 1.6L14.6 5",
  archer: "M33 2.6C40 8 40 21 33 27.4M33 2.6L27 15L33 27.4M27 14.8H42",
  javelinist: "M2 11.6L32 3.4",
  slinger: "M32.4 8C38 1.6 45.6 3 44.8 8.6",
  "heavy-cavalry": "M9 18.4L46 4.2M43 4L46.6 4L44.4 6.8",
  "light-cavalry": "M12 1L36 14M14.6 .8L11.4 .8L13 3.4",
  chariot: "M10.8 22V37.4M3.2 29.6H18.4M5.4 24.2L16.2 35M16.2 24.2L5.4 35M18 18L30 15.6",
  elephant: "M15.4 1V4M20.6.6V4M33 12.6C30.4 15.4 30.4 19 33 21.4",
};

/** A figure inside a drawing, its middle at the origin, so wide. */
export function Silhouette({ figure, width, flipped = false }: { figure: Figure; width: number; flipped?: boolean }) {
  const scale = width / 48;
  const lines = LINES[figure];
  return (
    <g class="arb-figure" transform={`scale(${flipped ? -scale : scale} ${scale}) translate(-24 -20)`}>
      <path d={FILLS[figure]} fill-rule="evenodd" />
      {lines && <path class="arb-figure-line" d={lines} />}
    </g>
  );
}
