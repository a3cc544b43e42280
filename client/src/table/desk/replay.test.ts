import { expect, test } from "vitest";
import type { LogLine, SceneEvent } from "../../lib/types";
import { toldOf, wholeDeed } from "./replay";

test("a replay goes on over the middle of a deed, whichever way it goes", () => {
  const halfway = [3, 4, 7];
  expect([2, 3, 4, 5].map((move) => wholeDeed(move, 1, halfway))).toEqual([2, 5, 5, 5]);
  expect([6, 7, 4, 3].map((move) => wholeDeed(move, -1, halfway))).toEqual([6, 6, 2, 2]);
});

const line = (move: number, say?: string): LogLine => ({ move, event: { do: "note", ...(say === undefined ? {} : { say }) } });
const says = (events: SceneEvent[]) => events.map(({ say }) => say);

test("a move says all that the story has of it, also of the moves that were its beginning", () => {
  const log = [line(1, "begins"), line(3, "wakes"), line(4), line(5, "goes"), line(5, "gains"), line(6, "rests")];
  const moment = { move: 5, events: [] };
  expect(says(toldOf(moment, log, []))).toEqual(["goes", "gains"]);
  expect(says(toldOf(moment, log, [3, 4]))).toEqual(["wakes", "goes", "gains"]);
});

test("where the story is not here as a whole, a move says what it did itself", () => {
  const events: SceneEvent[] = [{ do: "note", say: "goes" }, { do: "own" }];
  expect(says(toldOf({ move: 5, events }, [line(9, "later")], []))).toEqual(["goes"]);
});
