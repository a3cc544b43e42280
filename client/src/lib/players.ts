// From a player's id on the table (`p0`) to their seat.
import type { Colour, SeatInfo } from "./types";

/** In the order in which seats have them. */
export const COLOURS: readonly Colour[] = ["vermilion", "cobalt", "jade", "plum", "sky", "rose"];

export function seatOf(seats: readonly SeatInfo[], player: string | undefined): SeatInfo | null {
  const index = player === undefined ? undefined : /^p(\d+)$/.exec(player)?.[1];
  return index === undefined ? null : (seats.find((seat) => seat.seat === Number(index)) ?? null);
}

export function colourOf(seats: readonly SeatInfo[], player: string | undefined): Colour | null {
  return seatOf(seats, player)?.colour ?? null;
}
