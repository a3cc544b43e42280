// @vitest-environment jsdom
import { expect, test } from "vitest";
import { words } from "../lib/words.svelte";
import type { Full } from "../lib/types";
import over from "../../fixtures/vinci-over.json";
import { resultOf } from "./result";

const table = (over as unknown as Full).table;

test("the winner and the points of the others, best first", () => {
  expect(resultOf({ ...table, winners: [3], points: [94, 98, 90, 137] }, words)).toBe(
    "Tove wins, 137 to 98, 94 and 90",
  );
});

test("a shared victory, a victory without others, and no winner", () => {
  expect(resultOf({ ...table, winners: [0, 1], points: [9, 9, 3, 2] }, words)).toBe(
    "Lior and Ines share the victory, 9 to 3 and 2",
  );
  expect(resultOf({ ...table, winners: [0], points: [9] }, words)).toBe("Lior wins with 9 points");
  expect(resultOf({ ...table, winners: [] }, words)).toBe("The game is over.");
});
