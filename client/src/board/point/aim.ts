// What a pointer or an arrow key means. Pure.
import { distance, type Point } from "../../lib/geometry";
import type { Lamp } from "./lamp";
import { standsFor } from "./lamp";
import type { Place } from "../layout/place";

const REACH = 22; // half of a finger's 44 pixels

/** A place as it lies on the screen. */
export interface Seen {
  id: string;
  at: Point;
  w: number;
  h: number;
}

/**
 * The place that a click means.
 *
 * What lies under the pointer, if it is lit. Otherwise a small lit thing in reach, the nearest one. Otherwise what lies
 * under the pointer, lit or not.
 */
export function aimedAt(
  under: string | null,
  point: Point,
  seen: Iterable<Seen>,
  lit: (id: string) => boolean,
): string | null {
  if (under !== null && lit(under)) return under;
  let [best, nearest] = [under, REACH];
  for (const place of seen) {
    const small = place.w < 2 * REACH || place.h < 2 * REACH;
    const away = distance(place.at, point);
    if (small && lit(place.id) && away <= nearest) [best, nearest] = [place.id, away];
  }
  return best;
}

/** Whom a click on a thing speaks to: the lit thing it is or is in, else itself where it has a name of its own. */
export function answering(places: ReadonlyMap<string, Place>, lamp: Lamp, id: string): string {
  for (let at: Place | undefined = places.get(id); at; at = places.get(at.within ?? "")) {
    const outer = standsFor(lamp, at.id, at.within);
    if (outer !== null) return outer;
    if (lamp.lit.has(at.id) || lamp.selected.has(at.id)) return at.id;
  }
  for (let at: Place | undefined = places.get(id); at; at = places.get(at.within ?? "")) {
    if (at.label !== undefined && !isStack(at)) return at.id;
  }
  return id;
}

/** The lit piece that a click on its place means, where the place itself is not lit: the one nearest to the pointer. */
export function standingOn(
  cell: string,
  point: Point,
  seen: Iterable<Seen & { within: string | null }>,
): string | null {
  let [best, least]: [string | null, number] = [null, Infinity];
  for (const piece of seen) {
    const away = distance(piece.at, point);
    if (piece.within === cell && away < least) [best, least] = [piece.id, away];
  }
  return best;
}

/** A stack is not a thing by itself: it speaks for the place that it stands on. */
function isStack(place: Place): boolean {
  return place.host.type === "piece" && place.host.n !== undefined && place.within !== null;
}

export type Direction = "left" | "right" | "up" | "down";

/** The nearest place in a direction; one straight ahead is preferred to a nearer one aside. */
export function nextTowards(places: readonly Seen[], from: Seen, direction: Direction): Seen | null {
  let [best, least]: [Seen | null, number] = [null, Infinity];
  for (const place of places) {
    const [dx, dy] = [place.at[0] - from.at[0], place.at[1] - from.at[1]];
    const [ahead, aside] = { left: [-dx, dy], right: [dx, dy], up: [-dy, dx], down: [dy, dx] }[direction] as [
      number,
      number,
    ];
    const cost = ahead + 2.2 * Math.abs(aside);
    if (place.id !== from.id && ahead > 1 && Math.abs(aside) <= 2 * ahead && cost < least)
      [best, least] = [place, cost];
  }
  return best;
}

/** The next of some ids after one of them, around; the first if it is not among them. */
export function nextOf(ids: readonly string[], from: string | null, step: 1 | -1): string | null {
  if (ids.length === 0) return null;
  const index = from === null ? -1 : ids.indexOf(from);
  if (index < 0) return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[(index + step + ids.length) % ids.length] ?? null;
}
