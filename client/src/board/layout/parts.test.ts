import { expect, it } from "vitest";

import { lettersOf, partsOf, rewardsOf } from "./parts";

it("cells that touch by a side are one part, those that meet at a corner are two", () => {
  expect(partsOf([[0, 0], [0, 1], [1, 1]])).toHaveLength(1);
  expect(partsOf([[0, 0], [1, 1]])).toEqual([[[0, 0]], [[1, 1]]]);
  expect(partsOf([[0, 0], [2, 0], [1, 0]])).toEqual([[[0, 0], [1, 0], [2, 0]]]);
});

it("only areas in several parts have letters", () => {
  const whole = [[0, 0], [0, 1]];
  const scattered = [[3, 3], [5, 5]];
  expect([...lettersOf([whole, scattered, whole, [[7, 7], [8, 8]]])]).toEqual([[1, "X"], [3, "Y"]]);
});

it("areas that give the same are told together, those in several parts by their letters", () => {
  const areas = [[[0, 0]], [[1, 1]], [[3, 3], [5, 5]]];
  const line = (icon: string) => ({ icons: [[icon, 1]] as [string, number][], label: icon });
  expect(rewardsOf({ id: "cap", areas, icons: [line("any"), line("any"), line("any")] })).toEqual([
    { at: 0, count: 2, letter: undefined },
    { at: 2, count: 1, letter: "X" },
  ]);
  expect(rewardsOf({ id: "cap", areas })).toEqual([]);
});
