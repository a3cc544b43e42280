import { expect, test } from "vitest";
import { heights, nearest } from "./stops";

test("three stops on a phone, and never less than a peek on a very low one", () => {
  expect(heights(844)).toEqual({ peek: 128, half: 354, full: 704 });
  expect(heights(200)).toEqual({ peek: 128, half: 128, full: 128 });
});

test("a sheet that is let go settles at the nearest stop", () => {
  const stops = heights(844);
  expect([140, 300, 600].map((height) => nearest(height, stops))).toEqual(["peek", "half", "full"]);
});
