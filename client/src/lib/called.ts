// What a seat's person is called by everybody.
import type { SeatInfo, TableInfo } from "./types";
import { words } from "./words.svelte";

/** Their name; of somebody who wished to be forgotten, that they were a guest. Empty where none was given. */
export function calledName(seat: SeatInfo): string {
  return seat.forgotten ? words.t("seat-forgotten") : seat.name;
}

/** The seat of the reader, if it is their only one and they have given no name: they are "You". */
export function youAt({ seats, you }: Pick<TableInfo, "seats" | "you">): number | null {
  const [seat, ...more] = you.seats;
  return seat !== undefined && !more.length && seats[seat]?.name === "" ? seat : null;
}

/** The seats, each with a name of its own: another guest who gave none, or who holds several, is called by colour. */
export function calledSeats(table: Pick<TableInfo, "seats" | "you">): SeatInfo[] {
  const you = youAt(table);
  return table.seats.map((seat) => {
    const colour = words.t(`table-called-${seat.colour}`);
    const name = calledName(seat);
    const shared = table.seats.some((other) => other !== seat && calledName(other) === name);
    if (seat.seat === you) return { ...seat, name: words.t("seat-you") };
    return { ...seat, name: name === "" ? colour : shared ? `${name} (${colour})` : name };
  });
}
