import { expect, test } from "vitest";
import { wholeDeed } from "./replay";

test("a replay goes on over the middle of a deed, whichever way it goes", () => {
  const halfway = [3, 4, 7];
  expect([2, 3, 4, 5].map((move) => wholeDeed(move, 1, halfway))).toEqual([2, 5, 5, 5]);
  expect([6, 7, 4, 3].map((move) => wholeDeed(move, -1, halfway))).toEqual([6, 6, 2, 2]);
});
