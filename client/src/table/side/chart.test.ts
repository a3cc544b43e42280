import { expect, test } from "vitest";
import type { Series, TallyData } from "../../lib/types";
import { apart, greatest, line, longestBar, niceStep, pointsAt, scales, segments } from "./chart";

const box = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };
const series: Series = {
  points: [
    { move: 0, points: [0, 0] },
    { move: 5, points: [10, 0] },
    { move: 10, points: [10, 37] },
  ],
  marks: [],
  turns: [],
  halfway: [],
};
const tally = (...amounts: number[]): TallyData => ({
  of: "points",
  sum: amounts.reduce((a, b) => a + b, 0),
  items: amounts.map((amount, i) => ({ label: "x", amount, rule: `r${i}` })),
});

test("the grid has round steps", () => {
  expect([niceStep(37, 4), niceStep(152, 4), niceStep(3, 4), niceStep(0, 4)]).toEqual([10, 50, 1, 1]);
});

test("scales hold every value between round ends", () => {
  const scale = scales(series, 10, box);
  expect(scale.ticks).toEqual([0, 10, 20, 30, 40]);
  expect([scale.x(0), scale.x(10), scale.y(0), scale.y(40)]).toEqual([10, 110, 105, 5]);
});

test("points below nothing are drawn below the line of nothing", () => {
  const scale = scales({ ...series, points: [{ move: 0, points: [-3] }] }, 1, box);
  expect(scale.ticks[0]).toBe(-3);
});

test("a line goes in steps and reaches the last move", () => {
  const scale = scales(series, 10, box);
  expect(line(series, 0, 10, scale)).toBe("M10.0 105.0H60.0V80.0H110.0V80.0H110.0");
  expect(line({ ...series, points: [] }, 0, 10, scale)).toBe("");
});

test("between two entries the earlier one counts", () => {
  expect([pointsAt(series, 0, 4), pointsAt(series, 0, 5), pointsAt(series, 1, 99)]).toEqual([0, 10, 37]);
});

test("the greatest moments are those that moved most points, told in the order of the game", () => {
  const marks = [
    { move: 2, who: 0, say: "nothing" },
    { move: 5, who: 0, say: "ten" },
    { move: 10, who: 1, say: "much" },
  ];
  expect(greatest({ ...series, marks }, 2).map((mark) => mark.say)).toEqual(["ten", "much"]);
});

test("labels keep their order and their distance, within the chart", () => {
  expect(apart([50, 50, 10], 12, 0, 100)).toEqual([50, 62, 10]);
  expect(apart([98, 97], 12, 0, 100)).toEqual([100, 88]);
});

test("a bar holds what adds up, as long as the longest", () => {
  const standings = [
    { who: "p0", place: 1, tally: tally(30, 10) },
    { who: "p1", place: 2, tally: tally(25, -5) },
  ];
  expect(longestBar(standings)).toBe(40);
  expect(segments(standings[0]!.tally, 40).map(({ start, width }) => [start, width])).toEqual([
    [0, 75],
    [75, 25],
  ]);
  expect(segments(standings[1]!.tally, 40)).toHaveLength(1);
});

test("what one rule gives is one part of a bar, whatever it is about", () => {
  const items = [
    { label: "economy", amount: 10, rule: "economy" },
    { label: "territory", amount: 12, rule: "territory", about: "sea" },
    { label: "territory", amount: 18, rule: "territory", about: "forest" },
  ];
  expect(segments({ of: "points", sum: 40, items }, 40).map(({ amount, width }) => [amount, width])).toEqual([
    [10, 25],
    [30, 75],
  ]);
});
