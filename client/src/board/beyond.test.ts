import { expect, it } from "vitest";

import { landBeyond, outOfSight } from "./beyond";
import { boundsOf, ringsOf } from "./geometry";

const view = { x: 0, y: 0, w: 100, h: 80 };

it("lets land go on where the sheet cuts it, and nothing else", () => {
  const isle = "M20 20L40 20L40 40Z";
  const east = "M70 10L100 10L100 30L70 30Z";
  expect(landBeyond(isle, view)).toBe("");
  expect(boundsOf(landBeyond(isle + east, view))).toEqual({ x: 100, y: 10, w: 200, h: 20 });
});

it("joins stretches that meet, and fills a corner that land reaches from both sides", () => {
  const two = "M70 0L100 0L100 30L70 30Z" + "M80 30L100 30L100 50L80 50Z";
  const { rings } = ringsOf(landBeyond(two, view));
  expect(rings).toHaveLength(3); // to the right, upwards, and the corner between
  expect(boundsOf(landBeyond(two, view))).toEqual({ x: 70, y: -200, w: 230, h: 250 });
});

it("counts what is out of sight once, on the side where it is farthest", () => {
  const at = (id: string, x: number, y: number) => ({ id, at: [x, y] as const, w: 10, h: 10 });
  const things = [at("here", 50, 40), at("near", -10, 40), at("far", -60, -20), at("below", 50, 300)];
  expect(outOfSight(things, { w: 100, h: 100 })).toEqual([
    { side: "left", count: 2, nearest: "near" },
    { side: "bottom", count: 1, nearest: "below" },
  ]);
});
