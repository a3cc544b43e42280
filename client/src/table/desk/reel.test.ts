// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reel, seenFor, type Film } from "./reel.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

function film(at: number, moves: number) {
  const scrubbed: number[] = [];
  const playing = {
    at,
    moves,
    letters: 40,
    scrub: async (move: number) => {
      scrubbed.push(move);
      playing.at = move;
    },
  } satisfies Film;
  return { playing, scrubbed };
}

const beat = () => vi.advanceTimersByTimeAsync(seenFor(40, "usual") + 1);

test("it plays move by move to the last one and stops there", async () => {
  const { playing, scrubbed } = film(3, 6);
  const reel = new Reel(playing);
  await reel.play();
  expect([scrubbed, reel.playing]).toEqual([[4], true]);
  await beat();
  await beat();
  expect([scrubbed, reel.playing]).toEqual([[4, 5, 6], false]);
  await beat();
  expect(scrubbed).toHaveLength(3);
});

test("from the last move it begins anew", async () => {
  const { playing, scrubbed } = film(6, 6);
  await new Reel(playing).play();
  await beat();
  expect(scrubbed).toEqual([0, 1]);
});

test("a pause holds, and what is pressed again goes on from there", async () => {
  const { playing, scrubbed } = film(0, 9);
  const reel = new Reel(playing);
  reel.toggle();
  await beat();
  reel.toggle();
  await beat();
  expect([scrubbed, reel.playing]).toEqual([[1, 2], false]);
  reel.toggle();
  await beat();
  expect(scrubbed).toEqual([1, 2, 3, 4]);
});

test("speed counts at once and is kept; much to read takes longer", async () => {
  const { playing, scrubbed } = film(0, 9);
  const reel = new Reel(playing);
  await reel.play();
  reel.setSpeed("fast");
  await vi.advanceTimersByTimeAsync(seenFor(40, "fast") + 1);
  expect(scrubbed).toEqual([1, 2]);
  expect(new Reel(playing).speed).toBe("fast");
  expect(seenFor(120, "usual")).toBeGreaterThan(seenFor(10, "usual"));
  expect(seenFor(9_000, "usual")).toBe(4000);
});
