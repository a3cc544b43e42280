// How a surface is looked at: what is in the upper left corner, and how large a unit is. Pure.
import type { Box, Point } from "../../lib/geometry";

/** A point `p` of the surface is drawn at `p * scale + [x, y]` on the screen. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Screen {
  w: number;
  h: number;
}

const MOST = 5; // times the scale at which all is seen
const LEAST = 0.7;
const SMALL = 640; // pixels: the width of a phone
const NEARER = 1.35; // on a screen of very different shape
const ROOM = 0.35; // of the screen: more than that is not given away to what covers it
const KEEP = 0.35; // of the screen: so much of the board stays in sight

/** The scale at which the whole view is seen. */
export function wholeScale(view: Box, screen: Screen): number {
  return Math.min(screen.w / view.w, screen.h / view.h) || 1;
}

/** The whole view in the middle of the screen. */
export function fit(view: Box, screen: Screen): Camera {
  return centred(view, screen, wholeScale(view, screen));
}

/** The first look at a board: all of it, or on a screen of very different shape as much as can be read. */
export function firstLook(view: Box, screen: Screen): Camera {
  const whole = wholeScale(view, screen);
  if (screen.w > SMALL && view.h > view.w * 0.8) return fit(view, screen); // a tall board on a desk is seen whole
  const filling = Math.max(screen.w / view.w, screen.h / view.h);
  return centred(view, screen, filling > whole * 1.5 ? Math.min(filling, whole * NEARER) : whole);
}

/** A look that is near enough to be read: at the same middle, from no farther than this scale. */
export function readable(camera: Camera, screen: Screen, least: number): Camera {
  if (camera.scale >= least) return camera;
  return zoom(camera, [screen.w / 2, screen.h / 2], least / camera.scale);
}

/** A look at what is left of a screen of which `covered` pixels at the left are taken, if that leaves enough. */
export function beside(screen: Screen, covered: number, look: (free: Screen) => Camera): Camera {
  const left = covered < screen.w * ROOM ? covered : 0;
  const camera = look({ w: screen.w - left, h: screen.h });
  return { ...camera, x: camera.x + left };
}

/** A camera on the way from one to another; what is in the middle of the screen moves evenly. */
export function between(from: Camera, to: Camera, done: number, screen: Screen): Camera {
  const scale = from.scale * (to.scale / from.scale) ** done;
  const middle: Point = [screen.w / 2, screen.h / 2];
  const [start, end] = [toSurface(from, middle), toSurface(to, middle)];
  const [x, y] = [start[0] + (end[0] - start[0]) * done, start[1] + (end[1] - start[1]) * done];
  return { x: middle[0] - x * scale, y: middle[1] - y * scale, scale };
}

function centred(view: Box, screen: Screen, scale: number): Camera {
  return {
    x: screen.w / 2 - (view.x + view.w / 2) * scale,
    y: screen.h / 2 - (view.y + view.h / 2) * scale,
    scale,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Zooms by a factor; what is under the point stays there. */
export function zoom(camera: Camera, [x, y]: Point, factor: number): Camera {
  return {
    x: x - (x - camera.x) * factor,
    y: y - (y - camera.y) * factor,
    scale: camera.scale * factor,
  };
}

/** The nearest camera that does not lose the board: neither too far, nor too near, nor beside it. */
export function held(camera: Camera, view: Box, screen: Screen): Camera {
  const whole = wholeScale(view, screen);
  const scale = Math.min(Math.max(camera.scale, whole * LEAST), whole * MOST);
  const near = scale === camera.scale ? camera : zoom(camera, [screen.w / 2, screen.h / 2], scale / camera.scale);
  return {
    x: within(near.x, screen.w * KEEP - (view.x + view.w) * scale, screen.w * (1 - KEEP) - view.x * scale),
    y: within(near.y, screen.h * KEEP - (view.y + view.h) * scale, screen.h * (1 - KEEP) - view.y * scale),
    scale,
  };
}

/** The least pan after which a point is well in sight. */
export function reveal(camera: Camera, point: Point, screen: Screen, margin = 56): Camera {
  const [x, y] = toScreen(camera, point);
  const room = Math.min(margin, screen.w / 4, screen.h / 4);
  return pan(camera, within(x, room, screen.w - room) - x, within(y, room, screen.h - room) - y);
}

/** A thing on the screen: its middle, and its size. */
interface OnScreen {
  at: Point;
  w: number;
  h: number;
}

/**
 * The least pan after which all these things are in sight, with a little room around them. Where they need more room
 * than there is, across or down, the pan goes only as far as one of them is seen.
 */
export function gather(camera: Camera, things: readonly OnScreen[], screen: Screen, margin = 10): Camera {
  if (things.length === 0) return camera;
  const across = shifts(things.map(({ at: [x], w }) => [x - w / 2, x + w / 2]), screen.w, margin);
  const down = shifts(things.map(({ at: [, y], h }) => [y - h / 2, y + h / 2]), screen.h, margin);
  const far = (n: number): number => Math.hypot(across[n]!, down[n]!);
  const nearest = things.reduce((best, _, n) => (far(n) < far(best) ? n : best), 0);
  return pan(camera, across[nearest]!, down[nearest]!);
}

/** How far each stretch must move to lie between 0 and `room`: as far as all of them together, where these fit. */
function shifts(stretches: readonly [number, number][], room: number, margin: number): number[] {
  const all: [number, number] = [Math.min(...stretches.map(([from]) => from)), Math.max(...stretches.map(([, to]) => to))];
  const fits = all[1] - all[0] <= room - 2 * margin;
  return stretches.map((own) => {
    const [from, to] = fits ? all : own;
    return within(0, margin - from, room - margin - to);
  });
}

export function toScreen(camera: Camera, [x, y]: Point): Point {
  return [x * camera.scale + camera.x, y * camera.scale + camera.y];
}

export function toSurface(camera: Camera, [x, y]: Point): Point {
  return [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale];
}

/**
 * How many units of the surface a symbol's pixel is. Symbols grow with the map, but less: near, they leave it room;
 * far, they can still be read.
 */
export function symbolScale(scale: number, unit: number): number {
  const usual = scale * unit;
  return Math.min(Math.max(usual ** 0.6, 0.85), 2.2) / scale;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
