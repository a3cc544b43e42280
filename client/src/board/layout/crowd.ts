// Who stands on a hex, and which room they have there. Pure.
import type { Drawing } from "../../lib/scene";
import type { Point } from "../../lib/geometry";
import type { Element } from "../../lib/types";
import { cellAt, type HexGrid } from "./hexes";

export interface Crowd {
  cell: string;
  /** The radius of the hex, and its middle. */
  size: number;
  middle: Point;
  /** From so many radii below its middle on there is room for units. */
  top: number;
  /** Pieces with a figure beside them, which stand in companies, and all others. */
  units: Element[];
  others: Element[];
}

/** Whether a piece is drawn with its figure beside it. */
export function isUnit({ type, strength }: Element): boolean {
  return type === "piece" && strength !== undefined;
}

/** From where on a hex has room for units: below its slots and what it gives. */
export function roomBelow(slots: number, gives: boolean): number {
  if (slots < 2) return -0.22;
  return gives ? 0.25 : -0.08;
}

/** The hexes of a world on which pieces stand; `levels` says how high each lies. */
export function crowdsOf(drawing: Drawing, hexes: Element, grid: HexGrid, levels: ReadonlyMap<string, number>): Crowd[] {
  const found = new Map<string, Element[]>();
  for (const piece of drawing.children(hexes.id)) {
    if (piece.type !== "piece" || !Array.isArray(piece.slot)) continue;
    const cell = piece.slot.join(".");
    found.set(cell, [...(found.get(cell) ?? []), piece]);
  }
  return [...found].map(([name, pieces]): Crowd => {
    const [q = 0, r = 0] = name.split(".").map(Number);
    const cell = `${hexes.id}.${name}`;
    const own = drawing.get(cell);
    return {
      cell,
      size: grid.size,
      middle: cellAt(grid, q, r, levels.get(name)),
      top: roomBelow(own?.slots?.length ?? 0, (own?.gives?.length ?? 0) > 0),
      units: pieces.filter(isUnit),
      others: pieces.filter((piece) => !isUnit(piece)),
    };
  });
}
