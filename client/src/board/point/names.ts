// The full name of a place, for those who hear the board: "Burgundy, forest, Ines, 2 pawns. Conquer for 4."
import type { Drawing } from "../../lib/scene";
import type { SeatInfo } from "../../lib/types";
import { plain, words, type Saying } from "../../lib/words.svelte";
import type { Lamp } from "./lamp";
import type { Place } from "../layout/place";
import { placeOf } from "../layout/whereabouts";
import { seatOf } from "../../lib/players";

/** States that have a word. */
export const SAID: ReadonlySet<string> = new Set([
  "spent",
  "toppled",
  "decline",
  "down",
  "blocked",
  "claimed",
  "new",
  "dim",
  "current",
  "first",
]);

export function fullName(place: Place, drawing: Drawing, seats: readonly SeatInfo[], ctx: Saying): string {
  const own = drawing.get(place.id);
  const label = place.label === undefined ? partName(place) : plain(place.label, ctx);
  const parts = [label, placeOf(drawing, ctx, own, place.id), ...(own?.tags ?? []).map((tag) => plain(tag, ctx))];
  const owner = seatOf(seats, own?.owner)?.name;
  const inside = drawing
    .children(place.id)
    .flatMap((child) => (child.label === undefined ? [] : [plain(child.label, ctx)]));
  if (owner !== undefined && !inside.concat(label).some((text) => text.includes(owner))) parts.push(owner);
  parts.push(...inside);
  for (const badge of own?.badges ?? []) {
    const said = badge.label ?? badge.text;
    if (said !== undefined) parts.push(plain(said, ctx));
  }
  parts.push(...(own?.state ?? []).filter((state) => SAID.has(state)).map((state) => words.t(`board-state-${state}`)));
  return parts.filter((part, i) => part !== "" && parts.indexOf(part) === i).join(", ");
}

/** A name, and what a click on the thing does. */
export function withDeed(name: string, id: string, lamp: Lamp): string {
  const deed = lamp.on ? lamp.names.get(id) : undefined;
  return deed ? `${name}. ${deed}` : name;
}

/** A cell or space without a name says where it is. */
function partName(place: Place): string {
  const cell = /\.(-?\d+)\.(-?\d+)$/.exec(place.id);
  return cell ? words.t("board-cell", { row: Number(cell[1]) + 1, column: Number(cell[2]) + 1 }) : "";
}
