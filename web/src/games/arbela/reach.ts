/** How far a card reaches: the Sections within its range, and those its movement leads to. */
import type { Board, Details, Section, Unit } from "./types.ts";

/** Sections in front of a card within its range. */
export function fireArc(board: Board, unit: Unit, from: Section, facing: string): Section[] {
  const at = board.sections.indexOf(from) * board.facings.length + board.facings.indexOf(facing);
  return (board.arcs[unit.range - 1]?.[at] ?? []).flatMap((number) => board.sections[number] ?? []);
}

/** A Section that a move leads to, with the ways the card may face there. */
export interface Stop {
  section: Section;
  facings: string[];
}

/** Where a unit's movement leads, as the table says; nowhere as long as it has not said so. */
export function moveReach(board: Board, unit: string, details: Details | null): Stop[] {
  const reach = details?.reach[unit] ?? {};
  return board.sections.flatMap((section) => {
    const facings = reach[section.name];
    return facings ? [{ section, facings }] : [];
  });
}
