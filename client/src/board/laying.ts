// Laying a tile of several hexes: which places fit it, and where the one in hand would lie. Pure.
//
// A tile is held by its middle, so that it stays under the pointer while it turns; the rules speak of an anchor, the
// one cell around which they count the others. A place is told by its anchor and by how the tile is turned.
import type { Act, Choice, Element } from "../lib/types";
import { distance, type Point } from "./geometry";
import { cellAt, hexUnder, type HexGrid } from "./hexes";

export type HexCoords = readonly [number, number];

/** One way to turn the tile: the step that says so, and its cells around the anchor. */
export interface Turn {
  step: string;
  cells: readonly HexCoords[];
}

/** A tile that somebody must lay. */
export interface Laying {
  /** The hex world in which it is laid. */
  world: string;
  terrain: string;
  turns: readonly Turn[];
  /** What laying it would do: for each turn by its anchor, `q.r`. */
  acts: readonly ReadonlyMap<string, Act>[];
}

/** A place for the tile: how it is turned, as an index, and its anchor. */
export interface Spot {
  turn: number;
  anchor: HexCoords;
}

const MAGNET = 0.85; // of a hex's radius: so near, a tile slips into a place that fits
const REACH = 1.6; // so near, another turn is offered that fits

/** The tile that a choice asks to be laid, if it is such a choice. */
export function layingOf(choice: Choice | null): Laying | null {
  const { turns, within, lays } = choice ?? {};
  if (!choice || !turns || within === undefined) return null;
  const ways = Object.entries(turns).map(([step, cells]) => ({
    step,
    cells: cells.map(([q = 0, r = 0]): HexCoords => [q, r]),
  }));
  const acts = ways.map(() => new Map<string, Act>());
  for (const act of choice.acts) {
    const [anchor, step] = act.path;
    if (typeof anchor !== "string" || !anchor.startsWith(`${within}.`)) continue;
    const turn = typeof step === "string" ? ways.findIndex((way) => way.step === step) : 0;
    acts[turn]?.set(anchor.slice(within.length + 1), act);
  }
  return ways.length > 0 ? { world: within, terrain: lays ?? "off", turns: ways, acts } : null;
}

export function actAt(laying: Laying, { turn, anchor }: Spot): Act | null {
  return laying.acts[turn]?.get(anchor.join(".")) ?? null;
}

/** What one would click to lay the tile there, legal or not. */
export function pathOf(laying: Laying, spot: Spot): string[] {
  const act = actAt(laying, spot);
  if (act) return act.path.flatMap((step) => (typeof step === "string" ? [step] : step.slice(0, 1)));
  const steps = [...laying.acts.flatMap((acts) => [...acts.values()])];
  const turned = steps.some((each) => each.path.length > 1);
  const step = laying.turns[spot.turn]?.step;
  return [`${laying.world}.${spot.anchor.join(".")}`, ...(turned && step ? [step] : [])];
}

/** The cells that the tile covers there. */
export function coveredBy(laying: Laying, { turn, anchor }: Spot): HexCoords[] {
  return (laying.turns[turn]?.cells ?? []).map(([q, r]) => [anchor[0] + q, anchor[1] + r]);
}

/** How high the tile will lie: as its terrain does elsewhere, else upon what is highest now. */
export function levelOf(laying: Laying, hexes: Element): number {
  const cells = hexes.cells ?? [];
  const same = cells.find((cell) => cell[2] === laying.terrain);
  if (same) return Number(same[3] ?? 0);
  return cells.reduce((level, cell) => Math.max(level, Number(cell[3] ?? 0) + 1), 0);
}

/** The middle of a tile, which is where one holds it. */
export function middleOfTile(laying: Laying, grid: HexGrid, level: number, spot: Spot): Point {
  const faces = coveredBy(laying, spot).map(([q, r]) => cellAt(grid, q, r, level));
  const count = Math.max(1, faces.length);
  return [faces.reduce((sum, [x]) => sum + x, 0) / count, faces.reduce((sum, [, y]) => sum + y, 0) / count];
}

/** Every place where the tile fits as it is turned now. */
export function spotsFor(laying: Laying, turn: number): Spot[] {
  return [...(laying.acts[turn]?.keys() ?? [])].map((key) => {
    const [q = 0, r = 0] = key.split(".").map(Number);
    return { turn, anchor: [q, r] };
  });
}

/** The place that fits nearest to a point, no farther than `reach`. */
export function nearestFit(
  laying: Laying,
  grid: HexGrid,
  level: number,
  turn: number,
  point: Point,
  reach = Infinity,
): Spot | null {
  let [best, least]: [Spot | null, number] = [null, reach];
  for (const spot of spotsFor(laying, turn)) {
    const away = distance(middleOfTile(laying, grid, level, spot), point);
    if (away <= least) [best, least] = [spot, away];
  }
  return best;
}

/** Where the tile lies when it is held at a point: in a place that fits if one is near, else just there. */
export function spotUnder(laying: Laying, grid: HexGrid, level: number, turn: number, point: Point): Spot {
  const near = nearestFit(laying, grid, level, turn, point, MAGNET * grid.size);
  if (near) return near;
  const home: Spot = { turn, anchor: [0, 0] };
  const [held, anchor] = [middleOfTile(laying, grid, level, home), cellAt(grid, 0, 0)];
  const wanted: Point = [point[0] - held[0] + anchor[0], point[1] - held[1] + anchor[1]];
  return { turn, anchor: hexUnder(grid, wanted) };
}

/** A place at a point that fits when the tile is turned on: the next such turn, or null. */
export function turnedToFit(laying: Laying, grid: HexGrid, level: number, turn: number, point: Point): Spot | null {
  for (let by = 1; by < laying.turns.length; by += 1) {
    const spot = nearestFit(laying, grid, level, turned(laying, turn, by), point, REACH * grid.size);
    if (spot) return spot;
  }
  return null;
}

/** The turn after another one, around. */
export function turned(laying: Laying, turn: number, by: number): number {
  const count = laying.turns.length;
  return (((turn + by) % count) + count) % count;
}

/** The first turn for which there is a place. */
export function firstTurn(laying: Laying): number {
  return Math.max(
    0,
    laying.acts.findIndex((acts) => acts.size > 0),
  );
}
