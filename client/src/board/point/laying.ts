// Laying a tile of several cells: which places fit it, and where the one in hand would lie. Pure.
//
// A tile is held by its middle, so that it stays under the pointer while it turns; the rules speak of an anchor, the
// one cell around which they count the others. A place is told by its anchor and by how the tile is turned.
import type { Act, Choice, Element, Step } from "../../lib/types";
import { distance, type Point } from "../../lib/geometry";
import type { Cell, Ground } from "../layout/ground";

/** One way to turn the tile: the step that says so, its cells around the anchor, and how many steps it is turned. */
export interface Turn {
  step: string;
  cells: readonly Cell[];
  by: number;
}

/** A tile that somebody must lay. */
export interface Laying {
  /** The hex world or grid in which it is laid. */
  world: string;
  terrain: string;
  /** The terrains of its corners while it is not turned, where they differ. */
  corners: readonly string[] | null;
  /** What was clicked to take it into the hand. */
  taken: readonly string[];
  turns: readonly Turn[];
  /** What laying it would do: for each turn by its anchor, `q.r`. */
  acts: readonly ReadonlyMap<string, Act>[];
}

/** A place for the tile: how it is turned, as an index, and its anchor. */
export interface Spot {
  turn: number;
  anchor: Cell;
}

const MAGNET = 0.85; // of a hex's radius: so near, a tile slips into a place that fits
const REACH = 1.6; // so near, another turn is offered that fits

/**
 * The tile that a choice asks to be laid, if it is such a choice and the tile was taken into the hand: `path` are the
 * steps taken so far, and `get` finds the thing of an id.
 */
export function layingOf(
  choice: Choice | null,
  path: readonly string[] = [],
  get: (id: string) => Element | undefined = () => undefined,
): Laying | null {
  const { turns, within, lays } = choice ?? {};
  if (!choice || !turns || within === undefined) return null;
  const isCell = (id: string): boolean => id.startsWith(`${within}.`);
  const laid = path.findIndex((id) => isCell(id) || id.startsWith("~"));
  const taken = laid < 0 ? path : path.slice(0, laid);
  const kept = choice.acts.filter((act) => taken.every((id, i) => isStep(act.path[i], id)));
  // where it may also go elsewhere, it is in the hand all the same: a click there is a click like any other
  const next = kept.map((act) => act.path[taken.length]);
  if (!next.some((step) => typeof step === "string" && isCell(step))) return null;
  const ways = waysOf(turns, taken, kept);
  const acts = ways.map(() => new Map<string, Act>());
  for (const act of kept) {
    const [anchor, step] = act.path.slice(taken.length);
    if (typeof anchor !== "string" || !isCell(anchor)) continue;
    const turn = typeof step === "string" ? ways.findIndex((way) => way.step === step) : 0;
    acts[turn]?.set(anchor.slice(within.length + 1), act);
  }
  if (ways.length === 0) return null;
  const corners = taken.map((id) => get(id)?.corners).findLast((found) => found !== undefined) ?? null;
  return { world: within, terrain: lays ?? "off", corners, taken, turns: ways, acts };
}

/** How the thing taken can be turned. What several things share is told for each by the acts that are left. */
function waysOf(turns: NonNullable<Choice["turns"]>, taken: readonly string[], kept: readonly Act[]): Turn[] {
  const ways = Object.entries(turns).flatMap(([key, cells], i) => {
    const [thing, step = ""] = key.includes(" ") ? key.split(" ") : ["", key];
    const by = Number(/\.(\d+)$/.exec(step)?.[1] ?? i);
    return thing === "" || taken.includes(thing ?? "")
      ? [{ step, by, cells: cells.map(([one = 0, other = 0]): Cell => [one, other]) }]
      : [];
  });
  if (taken.length === 0) return ways;
  const different = ways.filter((way) => kept.some((act) => act.path.includes(way.step)));
  return different.length > 0 ? different : ways.slice(0, 1); // what looks the same all around is not turned
}

function isStep(step: Step | undefined, id: string): boolean {
  return typeof step === "string" ? step === id : (step?.includes(id) ?? false);
}

/** The corners of the tile as it is turned. */
export function turnedCorners({ corners, turns }: Laying, turn: number): readonly string[] | undefined {
  const by = turns[turn]?.by ?? 0;
  return corners?.map((_, i) => corners[(i - by + 6 * corners.length) % corners.length] ?? "off");
}

export function actAt(laying: Laying, { turn, anchor }: Spot): Act | null {
  return laying.acts[turn]?.get(anchor.join(".")) ?? null;
}

/** What one would click to lay the tile there, legal or not. */
export function pathOf(laying: Laying, spot: Spot): string[] {
  const act = actAt(laying, spot);
  if (act) return act.path.flatMap((step) => (typeof step === "string" ? [step] : step.slice(0, 1)));
  const steps = [...laying.acts.flatMap((acts) => [...acts.values()])];
  const turned = steps.some((each) => each.path.length > laying.taken.length + 1);
  const step = laying.turns[spot.turn]?.step;
  return [...laying.taken, `${laying.world}.${spot.anchor.join(".")}`, ...(turned && step ? [step] : [])];
}

/** The cells that the tile covers there. */
export function coveredBy(laying: Laying, { turn, anchor }: Spot): Cell[] {
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
export function middleOfTile(laying: Laying, ground: Ground, spot: Spot): Point {
  const faces = coveredBy(laying, spot).map((cell) => ground.at(cell));
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
export function nearestFit(laying: Laying, ground: Ground, turn: number, point: Point, reach = Infinity): Spot | null {
  let [best, least]: [Spot | null, number] = [null, reach];
  for (const spot of spotsFor(laying, turn)) {
    const away = distance(middleOfTile(laying, ground, spot), point);
    if (away <= least) [best, least] = [spot, away];
  }
  return best;
}

/** Where the tile lies when it is held at a point: in a place that fits if one is near, else just there. */
export function spotUnder(laying: Laying, ground: Ground, turn: number, point: Point): Spot {
  const near = nearestFit(laying, ground, turn, point, MAGNET * ground.size);
  if (near) return near;
  const home: Spot = { turn, anchor: [0, 0] };
  const [held, anchor] = [middleOfTile(laying, ground, home), ground.at([0, 0])];
  const wanted: Point = [point[0] - held[0] + anchor[0], point[1] - held[1] + anchor[1]];
  return { turn, anchor: ground.under(wanted) };
}

/** A place at a point that fits when the tile is turned on: the next such turn, or null. */
export function turnedToFit(laying: Laying, ground: Ground, turn: number, point: Point): Spot | null {
  for (let by = 1; by < laying.turns.length; by += 1) {
    const spot = nearestFit(laying, ground, turned(laying, turn, by), point, REACH * ground.size);
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
