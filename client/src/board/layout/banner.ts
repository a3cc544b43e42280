// The banner of an area: its badges in a row, and its pieces below them. In pixels of a symbol around its middle.
import type { Badge } from "../../lib/types";
import type { Point } from "../../lib/geometry";

const ABREAST = 3; // pieces beside each other
const APART = 23; // between two pieces
export const BELOW = 20; // from the badges to the first pieces
export const PIECE = 12; // half of a piece
const AIR = 1; // between two badges

/** Half the width of a badge with that text. */
export function halfOf({ icon }: Badge, text: string): number {
  return text === "" ? 8 : 4 + text.length * 3.4 + (icon === undefined ? 0 : 7);
}

/** How far from the middle of their row badges of such half widths stand. */
export function rowOf(halves: readonly number[]): number[] {
  let edge = -halfRow(halves);
  return halves.map((half) => {
    const at = edge + half;
    edge = at + half + AIR;
    return at;
  });
}

/** Half the width of a row. */
export function halfRow(halves: readonly number[]): number {
  return halves.reduce((sum, half) => sum + half, 0) + (AIR * (halves.length - 1)) / 2;
}

/** Where one of so many pieces stands, with so many beside each other. */
export function pieceAt(i: number, count: number, abreast = ABREAST): Point {
  const row = Math.floor(i / abreast);
  const inRow = Math.min(abreast, count - row * abreast);
  return [((i % abreast) - (inRow - 1) / 2) * APART, BELOW + row * APART];
}
