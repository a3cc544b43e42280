// The corner of a board in which its buttons lie over nothing that can be clicked. Pure.
import type { Seen } from "./aim";
import type { Screen } from "./camera";

export type Corner = "right" | "low left" | "low right" | "left";

// pixels that the buttons take from a corner: upright where there is height, side by side at the foot
const UPRIGHT = { w: 62, h: 164 };
const FLAT = { w: 130, h: 62 };

/**
 * The first corner without a lit thing, in the order in which one looks for the buttons; the usual one if there is none.
 * With `thumb`, on a phone, the lower right corner is that of undo and hints.
 */
export function freeCorner(lit: readonly Seen[], screen: Screen, low: boolean, thumb = false): Corner {
  const usual: Corner[] = low ? ["low left", "low right", "right", "left"] : ["right", "low right", "low left", "left"];
  const open = usual.filter((corner) => corner !== "low right" || !thumb);
  return open.find((corner) => !lit.some((thing) => lies(thing, corner, screen))) ?? open[0]!;
}

/** Whether what one would click of a thing is in a corner. */
function lies({ at: [x, y], w, h }: Seen, corner: Corner, screen: Screen): boolean {
  const [across, down] = [Math.min(w / 2, 22), Math.min(h / 2, 22)];
  const room = corner.startsWith("low") ? FLAT : UPRIGHT;
  const right = corner.endsWith("right");
  const beside = right ? x + across > screen.w - room.w : x - across < room.w;
  const level = corner.startsWith("low") ? y + down > screen.h - room.h : y - down < room.h;
  return beside && level;
}
