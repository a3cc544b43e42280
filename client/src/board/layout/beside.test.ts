import { describe, expect, it } from "vitest";

import { leastCovering, nearestFree, placeOf } from "./beside";
import { cover, type Patch } from "./labels";

const patch = (x: number, y: number, side = 10): Patch => ({ at: [x, y], half: [side, side] });

describe("a free place", () => {
  it("is where a thing would stand, or the nearest beside what lies there", () => {
    expect(nearestFree([patch(0, 0)], [patch(50, 0)])).toEqual([0, 0]);
    const [x, y] = nearestFree([patch(0, 0)], [patch(-6, 0)])!;
    expect(Math.hypot(x, y)).toBeLessThan(20);
    expect(cover(patch(x, y), [patch(-6, 0)])).toBeLessThanOrEqual(0.5);
  });

  it("is for all of a group at once", () => {
    const group = [patch(0, 0), patch(20, 0)];
    const [x, y] = nearestFree(group, [patch(25, 0)])!;
    for (const { at, half } of group) expect(cover({ at: [at[0] + x, at[1] + y], half }, [patch(25, 0)])).toBeLessThanOrEqual(0.5);
  });

  it("may not be in reach: then as little as may be is covered", () => {
    const wall = [patch(0, 0, 100)];
    expect(nearestFree([patch(0, 0)], wall)).toBeNull();
    const edge = [patch(-80, 0, 100), patch(80, 0, 100)];
    expect(nearestFree([patch(0, 0)], edge)).toBeNull();
    const [x] = leastCovering(patch(6, 0), [patch(-90, 0, 100)]);
    expect(x).toBeGreaterThan(0);
  });

  it("is taken afterwards", () => {
    const taken: Patch[] = [];
    const [one, other] = [placeOf(patch(0, 0), taken), placeOf(patch(0, 0), taken)];
    expect(one).toEqual([0, 0]);
    expect(cover(patch(...other), [patch(...one)])).toBeLessThanOrEqual(0.5);
  });
});
