// The corner of a board in which its buttons lie over nothing that can be clicked. Pure.
import type { Seen } from "./aim";
import type { Screen } from "./camera";
import type { Point } from "../../lib/geometry";

export type Corner = "right" | "low left" | "low right" | "left";

// pixels that the buttons take from a corner: upright where there is height, side by side at the foot
const UPRIGHT = { w: 62, h: 164 };
const FLAT = { w: 130, h: 62 };
const ONE = { w: 60, h: 60 }; // a phone has one: one zooms with two fingers
const LIFTED = 20; // pixels that it stands higher at the foot of a phone's board, above the edge of the sheet
const SECOND = { thumb: 56, mouse: 38 }; // pixels that the button for the groups of a world takes above or below the others

/**
 * The first corner without a lit thing, in the order in which one looks for the buttons; if there is none, the one with the
 * fewest. With `thumb`, on a phone, the lower right corner is that of undo and hints, and where all others are taken there is
 * none at all: two fingers do the same. With `groups` there is one button more.
 */
export function freeCorner(lit: readonly Seen[], screen: Screen, low: boolean, thumb = false, groups = false): Corner | null {
  const usual: Corner[] = low ? ["low left", "low right", "right", "left"] : ["right", "low right", "low left", "left"];
  const open = usual.filter((corner) => corner !== "low right" || !thumb);
  const over = open.map((corner) => lit.filter((thing) => lies(thing, corner, screen, roomOf(corner, thumb, groups))).length);
  const least = Math.min(...over);
  return thumb && least > 0 ? null : open[over.indexOf(least)]!;
}

/** Whether what one would click of a thing is in a corner. */
function lies({ at: [x, y], w, h }: Seen, corner: Corner, screen: Screen, room: Screen): boolean {
  const [across, down] = [Math.min(w / 2, 22), Math.min(h / 2, 22)];
  if (x - across > screen.w || x + across < 0 || y - down > screen.h || y + down < 0) return false; // not on the screen
  const right = corner.endsWith("right");
  const beside = right ? x + across > screen.w - room.w : x - across < room.w;
  const level = corner.startsWith("low") ? y + down > screen.h - room.h : y - down < room.h;
  return beside && level;
}

/** A thing with the room that it needs below it on a phone: in the lower right corner lies what takes back. */
export function aboveThumb(thing: Seen, screen: Screen): Seen {
  const { at: [x, y], w, h } = thing;
  if (x + Math.min(w / 2, 22) <= screen.w - ONE.w) return thing;
  const foot = ONE.h + LIFTED;
  return { ...thing, at: [x, y + foot / 2], h: h + foot };
}

const STEPS = [0, 24, 48, 72, 96]; // pixels that a board goes up or left to come out from under those buttons

/** The least pan, if any, after which more of these things come out from under those buttons, and none that is seen is lost. */
export function clearOfThumb(lit: readonly Seen[], screen: Screen): Point {
  const [left, top] = [screen.w - ONE.w, screen.h - ONE.h - LIFTED];
  const onScreen = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= screen.w && y <= screen.h;
  const under = ([x, y]: Point): boolean => x >= left && y >= top;
  const clear = (at: Point): boolean => onScreen(at) && !under(at);
  const covered = lit.filter(({ at }) => onScreen(at) && under(at));
  const seen = lit.filter(({ at }) => clear(at));
  const clearAfter = ([dx, dy]: Point) => ({ at: [x, y] }: Seen): boolean => clear([x + dx, y + dy]);
  const freed = (pan: Point): number => (seen.every(clearAfter(pan)) ? covered.filter(clearAfter(pan)).length : 0);
  const pans = STEPS.flatMap((up) => STEPS.map((aside): Point => [0 - aside, 0 - up])).sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
  return pans.reduce((best, pan) => (freed(pan) > freed(best) ? pan : best));
}

/** What the buttons take of a corner. */
function roomOf(corner: Corner, thumb: boolean, groups: boolean): Screen {
  const low = corner.startsWith("low");
  if (thumb) return { w: ONE.w, h: ONE.h + (low ? LIFTED : 0) + (groups ? SECOND.thumb : 0) };
  return low ? { w: FLAT.w, h: FLAT.h + (groups ? SECOND.mouse : 0) } : UPRIGHT;
}
