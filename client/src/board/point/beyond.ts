// What lies beyond a sheet of a map, and what of the lit things is out of sight. Pure.
import type { Seen } from "./aim";
import type { Screen } from "./camera";
import type { Corner } from "./corners";
import { polygonPath, ringsOf, type Box, type Point } from "../../lib/geometry";

export type Side = "left" | "right" | "top" | "bottom";
export const SIDES: readonly Side[] = ["left", "right", "top", "bottom"];

const NEAR = 1; // units within which a point lies on an edge
const BAY = 0.1; // of an edge: a narrower gap between two lands is a bay, which ends where the sheet does
const OVERLAP = 2; // units that reach into the sheet, so that no seam shows
const [STEP, SWING] = [24, 16]; // units from bend to bend of a coast, and how far it swings

/** A part of an edge, by where it begins and ends along it. */
type Stretch = readonly [number, number];

/**
 * Land that the edge of a sheet cuts goes on beyond it, as land that is not in play.
 *
 * `coast` is the outline of all land. The answer is the outline of what lies outside; all of it goes round the same way,
 * so that lands that share a corner are one land when they are filled.
 */
export function landBeyond(coast: string, view: Box): string {
  const reach = 2 * Math.max(view.w, view.h);
  const cut = new Map(SIDES.map((side) => [side, cuts(coast, view, side)]));
  return SIDES.flatMap((side) => {
    const [start, end] = isUpright(side) ? [view.y, view.y + view.h] : [view.x, view.x + view.w];
    const gap = BAY * (end - start);
    const outside = (at: number, v: number): Point => outwards(view, side, at, v);
    const mirrored = side === "left" || side === "bottom";
    return joined(cut.get(side) ?? [], gap).map(([from, to]) => {
      const before = Math.abs(from - start) <= NEAR && turns(cut, view, side, "start");
      const after = Math.abs(to - end) <= NEAR && turns(cut, view, side, "end");
      const first = before ? straight(start - reach, reach) : winding(from, reach);
      const last = after ? straight(end + reach, reach) : winding(to, reach);
      const round = [...first, ...last.reverse()].map(([at, v]) => outside(at, v));
      return polygonPath(mirrored ? round.reverse() : round);
    });
  }).join("");
}

function isUpright(side: Side): side is "left" | "right" {
  return side === "left" || side === "right";
}

/** A point by its place along an edge and its distance from the sheet. */
function outwards(view: Box, side: Side, at: number, far: number): Point {
  if (side === "left") return [view.x - far, at];
  if (side === "right") return [view.x + view.w + far, at];
  return side === "top" ? [at, view.y - far] : [at, view.y + view.h + far];
}

/** Where land meets an edge of the sheet: stretches along it, in order. */
function cuts(coast: string, view: Box, side: Side): Stretch[] {
  const [across, along] = isUpright(side) ? [0, 1] : [1, 0];
  const edge = outwards(view, side, 0, 0)[across] ?? 0;
  const isThere = (point: Point): boolean => Math.abs((point[across] ?? 0) - edge) <= NEAR;
  const found = ringsOf(coast).rings.flatMap((ring) =>
    ring.flatMap((from, i): Stretch[] => {
      const to = ring[(i + 1) % ring.length] ?? from;
      const [a, b] = [from[along] ?? 0, to[along] ?? 0];
      return isThere(from) && isThere(to) && a !== b ? [[Math.min(a, b), Math.max(a, b)]] : [];
    }),
  );
  return joined(found, NEAR);
}

/** The stretches in order, as one where no more than `gap` is between them. */
function joined(stretches: readonly Stretch[], gap: number): Stretch[] {
  const done: Stretch[] = [];
  for (const next of [...stretches].sort((one, other) => one[0] - other[0])) {
    const last = done.at(-1);
    if (last && next[0] <= last[1] + gap) done[done.length - 1] = [last[0], Math.max(last[1], next[1])];
    else done.push(next);
  }
  return done;
}

/** Whether land reaches a corner from the other side, too, and so fills it. */
function turns(cut: ReadonlyMap<Side, readonly Stretch[]>, view: Box, side: Side, end: "start" | "end"): boolean {
  const other: Side = isUpright(side) ? (end === "start" ? "top" : "bottom") : end === "start" ? "left" : "right";
  const corner = outwards(view, side, 0, 0)[isUpright(side) ? 0 : 1] ?? 0;
  return (cut.get(other) ?? []).some((stretch) => stretch.some((at) => Math.abs(at - corner) <= NEAR));
}

function straight(at: number, reach: number): Point[] {
  return [
    [at, -OVERLAP],
    [at, reach],
  ];
}

/** A coast that leaves the edge at a point and bends a little on its way, the same each time. */
function winding(at: number, reach: number): Point[] {
  const bend = (far: number): number => SWING * (Math.sin(at + far / 61) + 0.5 * Math.sin(2 * at + far / 23));
  const way = Array.from({ length: Math.ceil(reach / STEP) + 1 }, (_, i) => i * STEP);
  return [[at, -OVERLAP], ...way.map((far): Point => [at + bend(far) - bend(0), far])];
}

/** How many things lie out of sight on a side, and which of them is the nearest. */
export interface Hidden {
  side: Side;
  count: number;
  nearest: string;
  /** Where along that side its arrow stands, in pixels: where it lies over as little as can be of what is lit. */
  along: number;
}

const ALONG = 8; // pixels from one place along a side at which an arrow may stand to the next
const INWARDS: Record<Side, number> = { left: 28, right: 28, top: 22, bottom: 44 }; // pixels from the edge to the middle of an arrow
const ARROW = { w: 34, h: 26 }; // pixels from there within which it lies over a thing's middle
/** Pixels from the edge to where an arrow brings a thing: what lay under the arrow is beside it then, however near it was. */
export const BROUGHT = INWARDS.bottom + ARROW.h + 6;
const ENDS = { top: 75, bottom: 140, thumb: 88, low: 115, upright: 180, free: 40 }; // pixels at the ends of a side that buttons may take

/**
 * The things whose middle is not on the screen, by side; each is counted once. What lies under an arrow is out of sight,
 * too: it comes along when the arrow brings the nearest of the others. `corner` is where zoom buttons stand, `middles` where
 * else people aim: an area is hit in its own middle as well as where its symbols are. With `thumb`, on a phone, the buttons
 * at the foot take one place of a corner each.
 */
export function outOfSight(things: readonly Seen[], screen: Screen, corner: Corner | null = "right", middles: readonly Seen[] = [], thumb = false): Hidden[] {
  const beyond = things.map(({ id, at: [x, y] }) => {
    const far: Record<Side, number> = { left: -x, right: x - screen.w, top: -y, bottom: y - screen.h };
    const side = SIDES.reduce((best, next) => (far[next] > far[best] ? next : best));
    return { id, side, far: far[side] };
  });
  return SIDES.flatMap((side) => {
    const here = beyond.filter((thing) => thing.side === side && thing.far > 0).sort((one, other) => one.far - other.far);
    if (here.length === 0) return [];
    const along = freeAlong([...things, ...middles], screen, side, corner, thumb);
    return [{ side, count: here.length + under(things, screen, side, along).length, nearest: here[0]!.id, along }];
  });
}

/** The place along a side where an arrow lies over the fewest things, the nearest to its middle; clear of other buttons. */
function freeAlong(things: readonly Seen[], screen: Screen, side: Side, corner: Corner | null, thumb: boolean): number {
  const length = isUpright(side) ? screen.h : screen.w;
  const flat = side === "bottom" && thumb ? ENDS.thumb : ENDS[side === "top" ? "top" : "bottom"];
  const [from, to] = isUpright(side) ? [corner === side ? ENDS.upright : ENDS.free, ENDS.low] : [flat, flat];
  const steps = Array.from({ length: 1 + Math.floor(length / ALONG) }, (_, i) => (i % 2 ? -1 : 1) * Math.ceil(i / 2) * ALONG);
  const open = steps.map((step) => length / 2 + step).filter((at, i) => i === 0 || (at >= from && at <= length - to));
  const over = (at: number): number => under(things, screen, side, at).length;
  return open.reduce((best, at) => (over(at) < over(best) ? at : best));
}

/** The things on the screen whose middle an arrow lies over. */
function under(things: readonly Seen[], screen: Screen, side: Side, along: number): Seen[] {
  const [x, y] = outwards({ x: 0, y: 0, ...screen }, side, along, -INWARDS[side]);
  const seen = ([left, top]: Point): boolean => left >= 0 && top >= 0 && left <= screen.w && top <= screen.h;
  return things.filter(({ at }) => seen(at) && Math.abs(at[0] - x) < ARROW.w && Math.abs(at[1] - y) < ARROW.h);
}
