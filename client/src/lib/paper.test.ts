// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, ApiProblem } from "./api";
import { Paper } from "./paper.svelte";
import type { MarkInfo, PaperInfo } from "./types";

const ring = (at: string): MarkInfo => ({ kind: "ring", at, to: null, ink: "violet" });
const arrow: MarkInfo = { kind: "arrow", at: "a", to: "b", ink: "red" };

/** A server that keeps one paper, as ours does. */
let kept: PaperInfo;
let down: boolean;
let paper: Paper;

function keep(seen: number, change: Partial<PaperInfo>): Promise<PaperInfo> {
  if (down) return Promise.reject(new ApiProblem({ code: "unavailable", text: { en: "gone", fr: "parti" } }, 503));
  if (seen !== kept.version) return Promise.reject(new ApiProblem({ code: "stale", text: { en: "", fr: "" } }, 409));
  kept = { ...kept, ...change, version: kept.version + 1 };
  return Promise.resolve(kept);
}

beforeEach(() => {
  vi.useFakeTimers();
  [kept, down] = [{ note: "", marks: [], version: 0 }, false];
  vi.spyOn(api, "paper").mockImplementation(async () => kept);
  vi.spyOn(api, "keepNote").mockImplementation((_, note, seen) => keep(seen, { note }));
  vi.spyOn(api, "keepMarks").mockImplementation((_, marks, seen) => keep(seen, { marks }));
  paper = new Paper("t1");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a note is kept by itself once the writer pauses, and once only", async () => {
  paper.write("tak");
  paper.write("take it");
  expect(paper.unsaved).toBe(true);
  await vi.runAllTimersAsync();
  expect([kept.note, paper.unsaved]).toEqual(["take it", false]);
  expect(api.keepNote).toHaveBeenCalledTimes(1);
});

test("what could not be kept stays written, says why, and is kept when one tries again", async () => {
  down = true;
  paper.write("mine");
  await vi.runAllTimersAsync();
  expect([paper.problem?.code, paper.note, paper.unsaved]).toEqual(["unavailable", "mine", true]);
  down = false;
  await paper.save();
  expect([paper.problem, kept.note, paper.unsaved]).toEqual([null, "mine", false]);
});

test("what another device wrote meanwhile is not lost", async () => {
  paper.write("mine");
  kept = { note: "theirs", marks: [ring("a")], version: 4 };
  await vi.runAllTimersAsync();
  expect(kept.note).toBe("theirs\n\nmine");
  expect([paper.note, paper.marks]).toEqual(["theirs\n\nmine", [ring("a")]]);
});

test("another device is followed where nothing is being written", () => {
  paper.hear({ note: "from the phone", marks: [arrow], version: 2 });
  expect([paper.note, paper.marks]).toEqual(["from the phone", [arrow]]);
  paper.hear({ note: "older", marks: [], version: 1 });
  expect(paper.note).toBe("from the phone");
});

test("letters written while a note is on its way stay", async () => {
  vi.mocked(api.keepNote).mockImplementationOnce((_, note, seen) => {
    paper.write("one two");
    return keep(seen, { note });
  });
  paper.write("one");
  await paper.save();
  expect([paper.note, paper.unsaved]).toEqual(["one two", true]);
  await vi.runAllTimersAsync();
  expect([kept.note, paper.unsaved]).toEqual(["one two", false]);
});

test("drawing the same again takes it away, whatever its colour", async () => {
  await paper.toggle(ring("a"));
  await paper.toggle(arrow);
  expect(kept.marks).toEqual([ring("a"), arrow]);
  await paper.toggle({ ...ring("a"), ink: "blue" });
  expect([kept.marks, paper.marks]).toEqual([[arrow], [arrow]]);
  await paper.clear();
  expect(kept.marks).toEqual([]);
});

test("what another device drew meanwhile stays beside it", async () => {
  kept = { note: "", marks: [ring("b")], version: 3 };
  await paper.toggle(ring("a"));
  expect(kept.marks).toEqual([ring("b"), ring("a")]);
});

test("a mark that could not be kept is not shown as if it were", async () => {
  down = true;
  const drawn = paper.toggle(ring("a"));
  await vi.runAllTimersAsync();
  await drawn;
  expect([paper.marks, paper.problem?.code]).toEqual([[], "unavailable"]);
});

test("a mark stays drawn while the server is busy for a moment, and is kept", async () => {
  down = true;
  const drawn = paper.toggle(ring("a"));
  await vi.advanceTimersByTimeAsync(500);
  expect([paper.marks, kept.marks]).toEqual([[ring("a")], []]);
  down = false;
  await vi.runAllTimersAsync();
  await drawn;
  expect([paper.marks, kept.marks, paper.problem]).toEqual([[ring("a")], [ring("a")], null]);
});

test("with keys a ring is one press, and an arrow a press at each end", async () => {
  await paper.point("a");
  await paper.point("a", true);
  expect(paper.from).toBe("a");
  await paper.point("b", true);
  expect(paper.from).toBeNull();
  expect(kept.marks).toEqual([ring("a"), { kind: "arrow", at: "a", to: "b", ink: "violet" }]);
});
