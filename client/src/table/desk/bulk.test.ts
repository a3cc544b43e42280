import { expect, test } from "vitest";
import type { Act, Choice } from "../../lib/types";
import { allHere, left, places, spread } from "./bulk";

const act = (i: number, path: Act["path"], more: Partial<Act> = {}): Act => ({ i, path, say: "x", ...more });
const choice = (acts: Act[], repeat?: number): Choice => ({
  seat: 0,
  kind: "place",
  prompt: "x",
  acts,
  ...(repeat === undefined ? {} : { repeat }),
});

test("one answer left is no bulk", () => {
  expect([left(null), left(choice([])), left(choice([], 1)), left(choice([], 4))]).toEqual([0, 0, 0, 4]);
});

test("only a single click on a thing, which can be undone, is repeated", () => {
  const acts = [act(1, ["alps"]), act(2, [["po", "pawns.po"]]), act(3, []), act(4, ["~stop"]), act(5, ["a", "b"])];
  expect(places(choice([...acts, act(6, ["ebro"], { final: "x" })])).map((one) => one.i)).toEqual([1, 2]);
});

test("all here is the same act so many times", () => {
  expect(allHere(act(7, ["alps"]), 3)).toEqual([7, 7, 7]);
  expect(allHere(act(7, ["alps"], { then: [8] }), 2)).toEqual([7, 8, 7, 8]);
});

test("spreading fills the least first and counts what stands there", () => {
  const acts = [act(1, ["a"]), act(2, ["b"]), act(3, ["c"])];
  expect(spread(acts, [3, 1, 2], 4)).toEqual([2, 2, 3, 1]);
  expect(spread(acts, [], 4)).toEqual([1, 2, 3, 1]);
  expect(spread([], [], 4)).toEqual([]);
});
