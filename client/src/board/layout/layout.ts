// Lays out a region: every element of its surfaces gets its place. Pure: the same drawing gives the same layout.
import type { Drawing } from "../../lib/scene";
import type { Element } from "../../lib/types";
import { pieceAt } from "./banner";
import { cardPlaces, gridPlaces, naturalSize, trackPlaces, zonePlaces } from "./furniture";
import { around, boundsOf, circlePath, distance, middle, polygonPath, type Box, type Point } from "../../lib/geometry";
import { cellAt, cellsOf, cornersOf, hexGrid, signAt, spotsOf, standingOutline, type Spot } from "./hexes";
import { companiesOf, type Company } from "./company";
import { crowdsOf, type Crowd } from "./crowd";
import { fixed, piecePlace, unitPlace, type Making, type Place } from "./place";
import { nameOfTerrain } from "./terrain";

export interface Layout {
  view: Box;
  /** The length in the surface's units that looks like one pixel on a board of usual size. */
  unit: number;
  surfaces: Element[];
  places: ReadonlyMap<string, Place>;
  /** Hexes on which pieces stand. */
  crowds: readonly Crowd[];
  /** The units on hexes, by hex and owner. */
  companies: readonly Company[];
}

const USUAL = { w: 1096, h: 652 };
const APART = 23; // pixels between two pieces in one area
const ROOM = 3; // pixels between a piece on a hex and its light
const GAP = 24; // units between two surfaces of one region

export function layOut(drawing: Drawing, region: string): Layout {
  const surfaces = drawing.inRegion(region).filter((element) => element.type === "surface");
  const view = surfaces.length > 0 ? around(surfaces.map(viewOf)) : { x: 0, y: 0, ...USUAL };
  const unit = Math.max(view.w / USUAL.w, view.h / USUAL.h);
  const places = new Map<string, Place>();
  const crowds: Crowd[] = [];
  const making: Making = { drawing, unit, crowds, add: (place) => void places.set(place.id, place) };
  for (const surface of surfaces) fill(making, surface);
  const companies = crowds.flatMap((crowd) => companiesOf(crowd));
  for (const { members, cell } of companies) for (const member of members) making.add(unitPlace(member, cell));
  return { view, unit, surfaces, places, crowds, companies };
}

/** Whether a region is one sheet of a map: its land and sea go on beyond it. */
export function isChart(layout: Layout): boolean {
  return layout.surfaces.length === 1 && layout.surfaces[0]?.backdrop === "sea";
}

function viewOf(surface: Element): Box {
  const [x = 0, y = 0, w = USUAL.w, h = USUAL.h] = surface.view ?? [];
  return { x, y, w, h };
}

function fill(making: Making, surface: Element): void {
  const view = viewOf(surface);
  const shelf: Shelf = {
    left: view.x + GAP,
    right: view.x + view.w - GAP,
    x: view.x + GAP,
    y: view.y + GAP,
    height: 0,
  };
  for (const element of making.drawing.children(surface.id)) {
    if (element.type === "area") areaPlaces(making, element);
    else if (element.type === "hexes") hexPlaces(making, element);
    else if (element.type !== "link") furniturePlaces(making, element, boxOf(making, element, shelf));
  }
}

/** Where furniture without a place of its own is set down, row by row. */
interface Shelf {
  left: number;
  right: number;
  x: number;
  y: number;
  height: number;
}

/** An element's own box, or the next free one on the shelf. */
function boxOf(making: Making, element: Element, shelf: Shelf): Box {
  const [x, y, w, h] = element.at ?? element.anchor ?? [];
  const size = naturalSize(making.drawing, element);
  if (x !== undefined && y !== undefined && element.at === undefined) return { x, y, w: 0, h: 0 }; // a point
  if (x !== undefined && y !== undefined) return { x, y, w: w ?? size.w, h: h ?? size.h };
  if (shelf.x + size.w > shelf.right && shelf.height > 0) {
    shelf.y += shelf.height + GAP;
    shelf.x = shelf.left;
    shelf.height = 0;
  }
  const box = { x: shelf.x, y: shelf.y, ...size };
  shelf.x += size.w + GAP;
  shelf.height = Math.max(shelf.height, size.h);
  return box;
}

function furniturePlaces(making: Making, element: Element, box: Box): void {
  if (element.type === "track") trackPlaces(making, element, box);
  else if (element.type === "grid") gridPlaces(making, element, box);
  else if (element.type === "zone") zonePlaces(making, element, box);
  else if (element.type === "card") cardPlaces(making, element, box, null);
  else if (element.type === "piece" || (element.type === "text" && element.at === undefined))
    symbolPlace(making, element, middle(box), [0, 0]);
  else making.add(fixed(element, box, null));
}

function areaPlaces(making: Making, area: Element): void {
  const path = area.path ?? "";
  const box = boundsOf(path);
  const at = point(area.anchor) ?? middle(box);
  making.add({
    id: area.id,
    host: area,
    within: area.in ?? null,
    label: area.label,
    at,
    symbol: false,
    offset: [0, 0],
    scale: 1,
    outline: path,
    box,
  });
  const pieces = making.drawing.children(area.id);
  const banner = point(area.banner);
  if (banner) return pieces.forEach((piece, i) => symbolPlace(making, piece, banner, pieceAt(i, pieces.length)));
  const taken: Point[] = [];
  pieces.forEach((piece, i) => {
    const spot = i === 0 ? at : freeSpot(area, [at, ...taken], making.unit);
    if (spot) taken.push(spot);
    symbolPlace(making, piece, spot ?? at, spot ? [0, 0] : [(i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * APART, 6]);
  });
}

/** The first of an area's spots that is not taken. */
function freeSpot(area: Element, taken: readonly Point[], unit: number): Point | null {
  const spots = (area.spots ?? []).map(point).filter((spot) => spot !== null);
  return spots.find((spot) => taken.every((other) => distance(spot, other) >= APART * unit)) ?? null;
}

function symbolPlace(making: Making, piece: Element, at: Point, offset: Point): void {
  const box = { x: at[0], y: at[1], w: 0, h: 0 };
  const r = piece.kind === "counter" ? 16 : 15;
  making.add({
    id: piece.id,
    host: piece,
    within: piece.in ?? null,
    label: piece.label,
    at,
    symbol: true,
    offset,
    scale: 1,
    outline: circlePath([0, 0], r),
    box,
  });
  for (const inner of making.drawing.children(piece.id))
    symbolPlace(making, inner, at, [offset[0] + 9, offset[1] - 10]);
}

function hexPlaces(making: Making, hexes: Element): void {
  const grid = hexGrid(hexes);
  const levels = new Map<string, number>();
  const spots = new Map<string, Spot & { sign: number; cell: string }>();
  for (const { id, q, r, terrain, level, at } of cellsOf(hexes, grid)) {
    levels.set(`${q}.${r}`, level);
    const place = cellPlace(making, hexes, id, at, cornersOf(grid, at), nameOfTerrain(hexes, terrain));
    making.add(grid.lift ? { ...place, hit: standingOutline(grid, at, level) } : place);
    const slots = making.drawing.get(id)?.slots ?? [];
    spotsOf(grid, at, slots.length).forEach((spot, i) => {
      const slot = slots[i];
      if (slot) spots.set(slot.id, { ...spot, sign: signAt(spot, slot), cell: id });
    });
  }
  for (const [id, spot] of spots) making.add(spotPlace(making, hexes, id, spot));
  for (const [q = 0, r = 0] of hexes.frontier ?? []) {
    const at = cellAt(grid, q, r);
    const name = nameOfTerrain(hexes, "frontier");
    making.add(cellPlace(making, hexes, `${hexes.id}.${q}.${r}`, at, cornersOf(grid, at), name));
  }
  for (const piece of making.drawing.children(hexes.id)) {
    const spot = typeof piece.slot === "string" ? spots.get(piece.slot) : undefined;
    if (spot) making.add({ ...piecePlace(piece, spot.cell, [spot.at[0] + spot.sign, spot.at[1]], spot.h / 28, ROOM), held: true });
  }
  for (const crowd of crowdsOf(making.drawing, hexes, grid, levels)) {
    making.crowds.push(crowd);
    crowd.others.forEach((piece, i) => {
      const { at, scale } = standing(grid.size, crowd.middle, i, crowd.others.length, grid.lift);
      making.add(piecePlace(piece, crowd.cell, at, scale, ROOM));
    });
  }
}

/** Where a piece stands on a hex, beside how many others; `large` where nothing is printed on the hex, as in a lifted world. */
export function standing(
  size: number,
  [x, y]: Point,
  index: number,
  count: number,
  large = false,
): { at: Point; scale: number } {
  const [one, two, apart] = large ? [1.25, 1.08, 0.86] : [1, 0.8, 0.76];
  const scale = (size / 28) * (count > 2 ? 0.62 : count > 1 ? two : one);
  return { at: [x + (index - (count - 1) / 2) * size * (count > 2 ? 0.58 : apart), y + size * 0.04], scale };
}

/** A slot of a cell: pieces lie there and events name it; who points there means the cell. */
function spotPlace(making: Making, hexes: Element, id: string, { at, w, h, cell }: Spot & { cell: string }): Place {
  const box = { x: at[0] - w / 2, y: at[1] - h / 2, w, h };
  return { ...fixed(making.drawing.get(cell) ?? hexes, box, cell, h / 2), id, label: undefined };
}

function cellPlace(
  making: Making,
  hexes: Element,
  id: string,
  at: Point,
  corners: Point[],
  name: Element["label"],
): Place {
  const own = making.drawing.get(id);
  const outline = polygonPath(corners);
  const box = boundsOf(outline);
  const label = own?.label ?? name;
  return {
    id,
    host: own ?? hexes,
    within: hexes.id,
    label,
    at,
    symbol: false,
    offset: [0, 0],
    scale: 1,
    outline,
    box,
  };
}

function point(values: number[] | undefined): Point | null {
  const [x, y] = values ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}
