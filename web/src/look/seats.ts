/** Which colour and mark belong to which seat. */
import type { Colour, MarkName, SeatLook } from "../board/module.ts";

const LOOKS: readonly { colour: Colour; mark: MarkName }[] = [
  { colour: "lapis", mark: "sun" },
  { colour: "terracotta", mark: "disc" },
  { colour: "olive", mark: "wolf" },
  { colour: "violet", mark: "owl" },
  { colour: "gold", mark: "elephant" },
  { colour: "teal", mark: "boar" },
];

export function seatLook(seat: number, name: string): SeatLook {
  const look = LOOKS[seat % LOOKS.length] ?? { colour: "lapis", mark: "sun" };
  return { seat, name, colour: look.colour, mark: look.mark };
}
