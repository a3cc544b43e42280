import { expect, test } from "vitest";
import type { TallyData } from "../../lib/types";
import { shorten } from "./equation";

const tally = (...amounts: number[]): TallyData => ({
  of: "cost",
  sum: amounts.reduce((a, b) => a + b, 0),
  items: amounts.map((amount, at) => ({ label: `part ${at}`, amount, rule: "r" })),
});

test("five parts fit a line as they are, and nothing is said of nothing", () => {
  expect(shorten(tally(3, 0, 2, -1)).map((part) => part.amount)).toEqual([3, 2, -1]);
});

test("what finds no room is one part, and the sum stays", () => {
  const parts = shorten(tally(1, 2, 3, 4, 5, -6, 7));
  expect(parts).toHaveLength(5);
  expect(parts.at(-1)).toEqual({ label: null, amount: 6 });
  expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(16);
});
