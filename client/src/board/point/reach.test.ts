import { expect, it } from "vitest";

import type { Seen } from "./aim";
import { reachesOf } from "./reach";

const thing = (id: string, x: number, y: number, w = 10, h = 10): Seen => ({ id, at: [x, y], w, h });
const always = (): boolean => true;

it("what is small is hit all around it, and what is large as it is drawn", () => {
  const reaches = reachesOf([thing("space", 100, 100), thing("unit", 200, 100, 30, 14), thing("card", 100, 130, 90, 60)], always);
  expect(reaches.get("space")).toEqual([12, 12]);
  expect(reaches.get("unit")).toEqual([15, 12]);
  expect(reaches.has("card")).toBe(false);
});

it("between two things each has half of the way, beside each other or one below the other", () => {
  const row = reachesOf([thing("left", 100, 100), thing("right", 116, 102)], always);
  expect([row.get("left"), row.get("right")]).toEqual([[8, 12], [8, 12]]);
  const column = reachesOf([thing("upper", 100, 100), thing("lower", 103, 114)], always);
  expect([column.get("upper"), column.get("lower")]).toEqual([[12, 7], [12, 7]]);
});

it("two that are the same click may lie over each other", () => {
  const reaches = reachesOf([thing("one", 100, 100), thing("two", 110, 100)], () => false);
  expect(reaches.get("one")).toEqual([12, 12]);
});
