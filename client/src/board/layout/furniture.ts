// Places on furniture: tracks, grids, zones and cards, each in a box of its surface.
import type { Drawing } from "../../lib/scene";
import type { Element } from "../../lib/types";
import { circlePath, distance, inset, middle, outlineOf, rectPath, type Box, type Point } from "../../lib/geometry";
import { fixed, piecePlace, type Making, type Place } from "./place";

interface Size {
  w: number;
  h: number;
}

const SPACE: Size = { w: 78, h: 48 }; // a space of a track
const HEAD = 20; // the line with a group's name above its spaces
const SIDE = 104; // room for a track's name
const CELL = 27;
const CARDS: Readonly<Record<string, Size>> = {
  card: { w: 124, h: 156 },
  tile: { w: 96, h: 104 },
  chip: { w: 116, h: 26 },
  plate: { w: 146, h: 84 },
};
const PIECE = 30;

/** A plate in its surface's units: the line of its title, then a line for each row of icons; `slot` is a place's radius. */
export const PLATE = { head: 23, line: 19.5, slot: 7.6, edge: 11 } as const;

/** From one slot of a plate to the next: many stand closer together. */
export function slotStep(count: number): number {
  return 2 * PLATE.slot + (count > 4 ? 0.3 : 2.3);
}

/** How large an element would like to be where its game does not say. */
export function naturalSize(drawing: Drawing, element: Element): Size {
  switch (element.type) {
    case "track": {
      const [across, down] = turned(element, (element.spaces ?? []).length * SPACE.w, SPACE.h);
      return { w: across + (named(element) ? SIDE : 0), h: down + (element.groups?.length ? HEAD : 0) };
    }
    case "grid":
      return { w: (element.cols ?? 1) * CELL, h: (element.rows ?? 1) * CELL };
    case "card":
      return cardSize(element);
    case "zone":
      return zoneSize(drawing, element);
    case "panel":
      return { w: 208, h: 40 + 26 * (element.counters ?? []).length };
    case "die":
      return { w: 40, h: 40 };
    case "text":
      return { w: 160, h: 24 };
    default:
      return { w: PIECE, h: PIECE };
  }
}

export function cardSize(card: Element): Size {
  return CARDS[typeof card.size === "string" ? card.size : "card"] ?? { w: 124, h: 156 };
}

function zoneSize(drawing: Drawing, zone: Element): Size {
  const children = drawing.children(zone.id);
  const first = children.find((child) => child.type === "card");
  const each = first ? cardSize(first) : { w: PIECE, h: PIECE };
  const held = Math.max(
    zone.slots?.length ?? 0,
    zone.layout === "stack" || zone.layout === "pile" ? 1 : children.length,
    zone.cap ?? 0,
    1,
  );
  const across = zone.layout === "fan" ? 1 + (held - 1) * 0.5 : Math.min(held, 8);
  const rows = zone.layout === "wrap" ? Math.ceil(held / 8) : 1;
  return { w: across * (each.w + 8) + 8, h: rows * (each.h + 8) + 8 + (named(zone) ? 18 : 0) };
}

function named(element: Element): boolean {
  return element.label !== undefined || element.title !== undefined;
}

function turned(track: Element, along: number, across: number): [number, number] {
  return track.axis === "y" ? [across, along] : [along, across];
}

// ---- tracks

/** A track: its spaces side by side, and the pieces on them. */
export function trackPlaces(making: Making, track: Element, box: Box): void {
  making.add({ ...fixed(track, box, track.in ?? null), outline: rectPath(box, 10) });
  const row = trackRow(track, box);
  const spaces = track.spaces ?? [];
  const along = (track.axis === "y" ? row.h : row.w) / Math.max(1, spaces.length);
  const cells = spaces.map((_, i) =>
    inset(
      track.axis === "y" ? { ...row, y: row.y + i * along, h: along } : { ...row, x: row.x + i * along, w: along },
      3,
    ),
  );
  spaces.forEach((space, i) => {
    const cell = cells[i];
    if (cell) making.add(partPlace(track, space.id, space.label, cell));
  });
  const seen = new Map<number, number>();
  for (const piece of making.drawing.children(track.id)) {
    const index = typeof piece.slot === "number" ? piece.slot : spaces.findIndex((space) => space.id === piece.slot);
    const cell = cells[index];
    if (!cell) continue;
    const nth = seen.get(index) ?? 0;
    seen.set(index, nth + 1);
    making.add(onSpace(track, piece, spaces[index]?.id ?? track.id, cell, nth));
  }
}

/** The part of a track's box that holds the spaces. */
export function trackRow(track: Element, box: Box): Box {
  const [side, head] = [named(track) ? SIDE : 0, track.groups?.length ? HEAD : 0];
  return { x: box.x + side, y: box.y + head, w: box.w - side, h: box.h - head };
}

function onSpace(track: Element, piece: Element, space: string, cell: Box, nth: number): Place {
  if (track.covers) return piecePlace(piece, space, middle(cell), (Math.min(cell.w, cell.h) * 0.68) / 22);
  // markers stand on the lower edge, the first at the right
  const scale = Math.min(1, cell.h / 46);
  return piecePlace(piece, space, [cell.x + cell.w - (11 + nth * 19) * scale, cell.y + cell.h - 4 * scale], scale);
}

// ---- grids

/** A grid: its cells, and the shapes that lie on them. */
export function gridPlaces(making: Making, grid: Element, box: Box): void {
  making.add({ ...fixed(grid, box, grid.in ?? null), outline: rectPath(box, 3) });
  const [rows, cols] = [grid.rows ?? 1, grid.cols ?? 1];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++)
      making.add(partPlace(grid, `${grid.id}.${row}.${col}`, undefined, cellBox(grid, box, row, col), 2));
  }
  for (const piece of making.drawing.children(grid.id)) {
    if (!Array.isArray(piece.slot)) continue;
    const [row = 0, col = 0] = piece.slot;
    const shape = piece.cells ? shapeCells(piece) : [[0, 0] as const];
    const boxes = shape.map(([r, c]) => cellBox(grid, box, row + r, col + c));
    const outline = outlineOf(boxes.map((cell) => rectPath(cell)));
    making.add({ ...onCells(piece, `${grid.id}.${row}.${col}`, boxes), ...(piece.cells ? { outline } : {}) });
  }
}

export function cellBox(grid: Element, box: Box, row: number, col: number): Box {
  const [w, h] = [box.w / (grid.cols ?? 1), box.h / (grid.rows ?? 1)];
  return { x: box.x + col * w, y: box.y + row * h, w, h };
}

/** The cells of a shape after flipping and turning it, moved so that none is above or left of its slot. */
export function shapeCells(piece: Element): [number, number][] {
  let cells = (piece.cells ?? []).map(([row, col]): [number, number] => [Number(row), Number(col)]);
  if (piece.flip) cells = cells.map(([row, col]) => [row, -col]);
  for (let turn = 0; turn < (piece.rot ?? 0) % 4; turn++) cells = cells.map(([row, col]) => [col, -row]);
  const [top, left] = [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, col]) => col))];
  return cells.map(([row, col]) => [row - top, col - left]);
}

function onCells(piece: Element, within: string, boxes: readonly Box[]): Place {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.w)),
    Math.max(...boxes.map((box) => box.y + box.h)),
  ];
  const box = { x, y, w: right - x, h: bottom - y };
  return { ...piecePlace(piece, within, heart(box, boxes), ((boxes[0]?.w ?? CELL) - 6) / 19), box };
}

/** Where a shape is engraved: in its middle if it is whole, else on the cell nearest to that. */
function heart(box: Box, boxes: readonly Box[]): Point {
  const [w, h] = [boxes[0]?.w ?? 1, boxes[0]?.h ?? 1];
  if (boxes.length >= Math.round((box.w / w) * (box.h / h))) return middle(box);
  const cells = boxes.map(middle);
  const away = (at: Point): number => cells.reduce((sum, cell) => sum + distance(at, cell) ** 2, 0);
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best), cells[0] ?? middle(box));
}

// ---- zones and cards

/** Whether a zone is a place for one card, which fills it. */
export function holdsOne({ layout, cap }: Element): boolean {
  return layout === "pile" && cap === 1;
}

/** A zone: its slots, and its cards and pieces in its layout. */
export function zonePlaces(making: Making, zone: Element, box: Box): void {
  making.add(fixed(zone, box, zone.in ?? null));
  if (holdsOne(zone)) {
    for (const child of making.drawing.children(zone.id)) contained(making, child, zone.id, box);
    return;
  }
  const head = named(zone) ? 18 : 0;
  const room = inset({ ...box, y: box.y + head, h: box.h - head }, 4);
  const children = making.drawing.children(zone.id);
  const slots = zone.slots ?? [];
  if (slots.length > 0) {
    const each = room.w / slots.length;
    slots.forEach((slot, i) => {
      const cell = inset({ ...room, x: room.x + i * each, w: each }, 3);
      making.add(partPlace(zone, slot.id, slot.label, cell));
      const here = children.filter((child) => child.slot === i || child.slot === slot.id);
      here.forEach((child, nth) => contained(making, child, slot.id, share(cell, nth, here.length)));
    });
    return;
  }
  children.forEach((child, i) =>
    contained(making, child, zone.id, spot(making, zone, room, child, i, children.length)),
  );
}

function share(cell: Box, nth: number, of: number): Box {
  return { ...cell, y: cell.y + (nth * cell.h) / of, h: cell.h / of };
}

/** Where the next thing of a zone goes. */
function spot(making: Making, zone: Element, room: Box, child: Element, i: number, of: number): Box {
  const size = child.type === "card" ? cardSize(child) : { w: PIECE * making.unit, h: PIECE * making.unit };
  const [w, h] = [Math.min(size.w, room.w), Math.min(size.h, room.h)];
  const y = room.y + (room.h - h) / 2;
  switch (zone.layout) {
    case "stack":
    case "pile": {
      const lift = Math.min(i, 4) * 2;
      return { x: room.x + (room.w - w) / 2 + lift, y: y - lift, w, h };
    }
    case "wrap": {
      const across = Math.max(1, Math.floor((room.w + 6) / (w + 6)));
      return { x: room.x + (i % across) * (w + 6), y: room.y + Math.floor(i / across) * (h + 6), w, h };
    }
    default: {
      const step = of > 1 ? Math.min((room.w - w) / (of - 1), zone.layout === "fan" ? w * 0.6 : w + 8) : 0;
      return { x: room.x + i * step, y, w, h };
    }
  }
}

function contained(making: Making, child: Element, within: string, box: Box): void {
  if (child.type === "card") cardPlaces(making, child, box, within);
  else making.add(piecePlace(child, within, middle(box), Math.min(box.w, box.h) / PIECE));
}

/** A card, its slots, and the pieces on it: in their slots, or along its lower edge. */
export function cardPlaces(making: Making, card: Element, box: Box, within: string | null): void {
  making.add(fixed(card, box, within ?? card.in ?? null, card.size === "chip" ? 6 : 10));
  const slots = slotPoints(card, box);
  (card.slots ?? []).forEach((slot, i) => {
    const at = slots[i];
    if (at) making.add({ ...partPlace(card, slot.id, slot.label, aroundPoint(at)), outline: circlePath(at, PLATE.slot) });
  });
  const pieces = making.drawing.children(card.id).filter((child) => child.type === "piece");
  let edge = 0;
  for (const piece of pieces) {
    const at = slots[(card.slots ?? []).findIndex((slot, i) => piece.slot === i || piece.slot === slot.id)];
    if (at) making.add(piecePlace(piece, String(piece.slot), [at[0], at[1] - 1.5], 0.72));
    else making.add(piecePlace(piece, card.id, [box.x + box.w - 12 - 19 * edge++, box.y + box.h - 3], 0.8));
  }
}

/** Where the slots of a plate lie: beside its title, or at the end of the line that holds them; the last at the right. */
export function slotPoints(card: Element, box: Box): Point[] {
  const slots = card.slots ?? [];
  const line = (card.icons ?? []).findIndex(({ held }) => held);
  const y = box.y + (line < 0 ? PLATE.head / 2 : PLATE.head + (line + 0.5) * PLATE.line);
  return slots.map((_, i): Point => [box.x + box.w - PLATE.edge - (slots.length - 1 - i) * slotStep(slots.length), y]);
}

function aroundPoint([x, y]: Point): Box {
  return { x: x - PLATE.slot, y: y - PLATE.slot, w: 2 * PLATE.slot, h: 2 * PLATE.slot };
}

/** A part of an element: a slot, a space, a cell. It may be an element too, to carry what it says of itself. */
function partPlace(host: Element, id: string, label: Place["label"], box: Box, corner = 7): Place {
  return { ...fixed(host, box, host.id, corner), id, label };
}
