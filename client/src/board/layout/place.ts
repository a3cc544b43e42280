// Where a thing lies on a surface.
import type { Drawing } from "../../lib/scene";
import type { Element, Text } from "../../lib/types";
import type { Member } from "./company";
import type { Crowd } from "./crowd";
import { around, circlePath, middle, n, outlineOf, rectPath, type Box, type Point } from "../../lib/geometry";

/**
 * One place on a surface: of an element, of a slot or space, or of a cell.
 *
 * A symbol keeps its size on the screen, more or less, while one zooms: its offset and outline are in its own pixels
 * around `at`. Anything else is measured in the surface's units.
 */
export interface Place {
  id: string;
  /** The element that this is, or that it is a part of. */
  host: Element;
  within: string | null;
  label: Text | undefined;
  at: Point;
  symbol: boolean;
  offset: Point;
  scale: number;
  outline: string;
  /** What can be pointed at, where that is more than its outline: a hex that stands high is its walls, too. */
  hit?: string;
  box: Box;
  /** Where its figure stands beside it. */
  figure?: Point;
  /** It lies in a slot, where it is the shape of its owner. */
  held?: boolean;
}

/** The transform that brings a drawing around the origin to a place, for a `style`. */
export function transformOf(place: Pick<Place, "at" | "symbol" | "offset" | "scale">): string {
  const [x, y] = place.at;
  const there = `translate(${n(x)}px, ${n(y)}px)`;
  if (!place.symbol) return place.scale === 1 ? there : `${there} scale(${n(place.scale)})`;
  const [dx, dy] = place.offset;
  const aside = dx === 0 && dy === 0 ? "" : ` translate(${n(dx)}px, ${n(dy)}px)`;
  return `${there} scale(var(--symbol))${aside}`;
}

/** Where the middle of a place is, in the surface's units, when a symbol's pixel is so many units. */
export function middleOf(place: Place, symbol: number): Point {
  if (!place.symbol) return place.at;
  return [place.at[0] + place.offset[0] * symbol, place.at[1] + place.offset[1] * symbol];
}

/** What the parts of a layout need to know while it is made. */
export interface Making {
  drawing: Drawing;
  unit: number;
  crowds: Crowd[];
  add(place: Place): void;
}

/** A piece of fixed size in the surface's units; `room` is how far its light keeps from it. */
export function piecePlace(piece: Element, within: string, at: Point, scale: number, room = 0): Place {
  const r = 14 * scale;
  const box = { x: at[0] - r, y: at[1] - r, w: 2 * r, h: 2 * r };
  return {
    id: piece.id,
    host: piece,
    within,
    label: piece.label,
    at,
    symbol: false,
    offset: [0, 0],
    scale,
    outline: circlePath(at, r + room * scale),
    hit: circlePath(at, r),
    box,
  };
}

/** A unit with its figure beside it. */
export function unitPlace({ piece, at, scale, figure, box }: Member, within: string): Place {
  const room = 0.14 * box.h; // but its owner's shape stays in sight
  const around = { x: box.x, y: box.y - room, w: box.w + room, h: box.h + 2 * room };
  const place = piecePlace(piece, within, at, scale);
  return { ...place, figure, box, outline: rectPath(around, around.h / 2), hit: rectPath(box, box.h / 2) };
}

/** Anything that fills a box. */
export function fixed(element: Element, box: Box, within: string | null, corner = 8): Place {
  return {
    id: element.id,
    host: element,
    within,
    label: element.label,
    at: middle(box),
    symbol: false,
    offset: [0, 0],
    scale: 1,
    outline: rectPath(box, corner),
    box,
  };
}

/** For each cell that is one click with others: the place of all of them together. */
export function joinedPlaces(
  together: readonly (readonly string[])[],
  places: ReadonlyMap<string, Place>,
): Map<string, Place> {
  const joined = new Map<string, Place>();
  for (const ids of together) {
    const cells = ids.flatMap((id) => places.get(id) ?? []).filter(isCell);
    const [first] = cells;
    if (!first || cells.length < 2) continue;
    const outline = outlineOf(cells.map((cell) => cell.outline));
    const whole = { ...first, outline, box: around(cells.map((cell) => cell.box)) };
    for (const cell of cells) joined.set(cell.id, whole);
  }
  return joined;
}

/** Whether a place is a cell of a world. */
function isCell({ id, within, symbol, host }: Place): boolean {
  return !symbol && within !== null && id.startsWith(`${within}.`) && host.type !== "piece";
}
