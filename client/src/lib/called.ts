// What a seat's person is called by everybody.
import type { SeatInfo } from "./types";
import { words } from "./words.svelte";

/** Their name; of somebody who wished to be forgotten, that they were a guest. Empty where none was given. */
export function calledName(seat: SeatInfo): string {
  return seat.forgotten ? words.t("seat-forgotten") : seat.name;
}
