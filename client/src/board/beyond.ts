// What lies beyond a sheet of a map, and what of the lit things is out of sight. Pure.
import type { Seen } from "./aim";
import type { Screen } from "./camera";
import { rectPath, ringsOf, type Box, type Point } from "./geometry";

export type Side = "left" | "right" | "top" | "bottom";
export const SIDES: readonly Side[] = ["left", "right", "top", "bottom"];

const NEAR = 1; // units within which a point lies on an edge

/** A part of an edge, by where it begins and ends along it. */
type Stretch = readonly [number, number];

/**
 * Land that the edge of a sheet cuts goes straight on, as land that is not in play.
 *
 * `coast` is the outline of all land; the answer is the outline of what lies outside.
 */
export function landBeyond(coast: string, view: Box): string {
  const reach = 2 * Math.max(view.w, view.h);
  const cut = new Map(SIDES.map((side) => [side, cuts(coast, view, side)]));
  const strips = SIDES.flatMap((side) => (cut.get(side) ?? []).map((stretch) => strip(view, side, stretch, reach)));
  return [...strips, ...corners(cut, view, reach)].map((box) => rectPath(box)).join("");
}

/** Where land meets an edge of the sheet: stretches along it, in order and joined where they meet. */
function cuts(coast: string, view: Box, side: Side): Stretch[] {
  const [across, along] = side === "left" || side === "right" ? [0, 1] : [1, 0];
  const edge = { left: view.x, right: view.x + view.w, top: view.y, bottom: view.y + view.h }[side];
  const isThere = (point: Point): boolean => Math.abs((point[across] ?? 0) - edge) <= NEAR;
  const found = ringsOf(coast).rings.flatMap((ring) =>
    ring.flatMap((from, i): Stretch[] => {
      const to = ring[(i + 1) % ring.length] ?? from;
      const [a, b] = [from[along] ?? 0, to[along] ?? 0];
      return isThere(from) && isThere(to) && a !== b ? [[Math.min(a, b), Math.max(a, b)]] : [];
    }),
  );
  return joined(found);
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const done: Stretch[] = [];
  for (const next of [...stretches].sort((one, other) => one[0] - other[0])) {
    const last = done.at(-1);
    if (last && next[0] <= last[1] + NEAR) done[done.length - 1] = [last[0], Math.max(last[1], next[1])];
    else done.push(next);
  }
  return done;
}

function strip(view: Box, side: Side, [from, to]: Stretch, reach: number): Box {
  const length = to - from;
  if (side === "left") return { x: view.x - reach, y: from, w: reach, h: length };
  if (side === "right") return { x: view.x + view.w, y: from, w: reach, h: length };
  if (side === "top") return { x: from, y: view.y - reach, w: length, h: reach };
  return { x: from, y: view.y + view.h, w: length, h: reach };
}

/** A corner that land reaches from both sides is land. */
function corners(cut: ReadonlyMap<Side, readonly Stretch[]>, view: Box, reach: number): Box[] {
  const reaches = (side: Side, end: number): boolean =>
    (cut.get(side) ?? []).some((stretch) => stretch.some((at) => Math.abs(at - end) <= NEAR));
  const [right, bottom] = [view.x + view.w, view.y + view.h];
  return (["left", "right"] as const).flatMap((beside) =>
    (["top", "bottom"] as const).flatMap((upon) => {
      const [x, y] = [beside === "left" ? view.x : right, upon === "top" ? view.y : bottom];
      if (!reaches(beside, y) || !reaches(upon, x)) return [];
      return [{ x: beside === "left" ? x - reach : x, y: upon === "top" ? y - reach : y, w: reach, h: reach }];
    }),
  );
}

/** How many things lie out of sight on a side, and which of them is the nearest. */
export interface Hidden {
  side: Side;
  count: number;
  nearest: string;
}

/** The things whose middle is not on the screen, by side; each is counted once. */
export function outOfSight(things: readonly Seen[], screen: Screen): Hidden[] {
  const beyond = things.map(({ id, at: [x, y] }) => {
    const far: Record<Side, number> = { left: -x, right: x - screen.w, top: -y, bottom: y - screen.h };
    const side = SIDES.reduce((best, next) => (far[next] > far[best] ? next : best));
    return { id, side, far: far[side] };
  });
  return SIDES.flatMap((side) => {
    const here = beyond.filter((thing) => thing.side === side && thing.far > 0);
    const nearest = here.sort((one, other) => one.far - other.far)[0];
    return nearest ? [{ side, count: here.length, nearest: nearest.id }] : [];
  });
}
