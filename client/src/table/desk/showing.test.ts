// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { Beat, LiveTable } from "../../lib/live.svelte";
import { pace, TEMPI } from "../../lib/pace.svelte";
import type { Scene, SceneEvent, Stage } from "../../lib/types";
import { Showing, stride, type Player } from "./showing.svelte";

const scene = (n: number): Scene => ({ phase: null, notes: [`${n}`], standings: [], elements: [] });
const stage: Stage = { hash: "h", game: "g", seats: 1, regions: {}, elements: [], texts: {}, things: "", glyphs: {} };

afterEach(() => {
  pace.set("usual");
  vi.useRealTimers();
});

function table(count: number, back = false, events: SceneEvent[] = []) {
  const scenes = Array.from({ length: count + 1 }, (_, n) => scene(n));
  const beats: Beat[] = scenes
    .slice(1)
    .map((after, n) => ({ version: n + 1, before: scenes[n]!, after, events, back, lines: n + 1 }));
  const you = { seats: [0], owner: true };
  const live = { stage, table: { you }, scene: scenes.at(-1)!, beats, takeBeat: () => beats.shift() };
  return live as unknown as LiveTable;
}

function watched(showing: Showing) {
  const seen: string[] = [];
  const play: Player["play"] = async () => void seen.push(String(showing.scene?.notes[0]));
  const player = { play: vi.fn(play), finish: vi.fn() };
  showing.players.add(player);
  return { seen, player };
}

test("updates are shown one after another and end in the present", async () => {
  const live = table(3);
  const showing = new Showing(live);
  const { seen } = watched(showing);
  await showing.run();
  expect(seen).toEqual(["1", "2", "3"]);
  expect(showing.lags).toBe(false);
  expect(showing.scene).toBe(live.scene);
});

test("going back plays nothing", async () => {
  const showing = new Showing(table(2, true));
  const { player } = watched(showing);
  await showing.run();
  expect(player.play).not.toHaveBeenCalled();
});

test("the more there is to show, the quicker it goes: a round of bots takes no longer than a few moves", () => {
  const { usual, quick, slow, once } = TEMPI;
  expect(stride(1, 0, usual)).toEqual({ beats: 1, most: usual.whole });
  expect(stride(12, 0, usual)).toEqual({ beats: 1, most: usual.whole / 12 });
  const crowd = stride(64, 0, usual);
  expect(crowd?.beats).toBeGreaterThan(1);
  expect((64 / crowd!.beats) * crowd!.most).toBeLessThanOrEqual(usual.whole);
  expect(stride(5, usual.whole + 1, usual)?.beats, "what is late is shown as one").toBe(5);
  expect(stride(12, 0, quick)!.beats).toBeGreaterThan(1);
  expect(stride(64, 60_000, slow)).toEqual({ beats: 1, most: Infinity });
  expect(stride(1, 0, once)).toBeNull();
});

test("many updates are shown in a few strides, each with all that happened in it", async () => {
  const live = table(64, false, [{ do: "note", say: "So it goes" }]);
  const showing = new Showing(live);
  const { seen, player } = watched(showing);
  await showing.run();
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.length).toBeLessThan(64);
  expect(player.play.mock.calls.flatMap(([, events]) => events)).toHaveLength(64);
  expect(showing.scene).toBe(live.scene);
});

test("who wants moves at once sees where they led, and nothing on the way", async () => {
  pace.set("once");
  const live = table(3);
  const showing = new Showing(live);
  const { player } = watched(showing);
  await showing.run();
  expect(player.play).not.toHaveBeenCalled();
  expect(showing.scene).toBe(live.scene);
});

test("slowly, each move of another stays for a while and says what it was; one's own does not", async () => {
  vi.useFakeTimers();
  pace.set("slow");
  const theirs = new Showing(table(1, false, [{ do: "note", who: "p1", say: "Orm takes Burgundy" }]));
  const { player } = watched(theirs);
  const running = theirs.run();
  await vi.advanceTimersByTimeAsync(TEMPI.slow.least - 50);
  expect([theirs.lags, theirs.says]).toEqual([true, "Orm takes Burgundy"]);
  expect(player.play.mock.calls[0]?.[2]).toEqual({ most: Infinity, speed: TEMPI.slow.speed });
  await vi.advanceTimersByTimeAsync(100);
  await running;
  expect(theirs.lags).toBe(false);
  const mine = new Showing(table(1, false, [{ do: "note", who: "p0" }]));
  watched(mine);
  await mine.run();
  expect(mine.lags).toBe(false);
});

test("an input ends a rest, too", async () => {
  vi.useFakeTimers();
  pace.set("slow");
  const showing = new Showing(table(2, false, [{ do: "note", who: "p1" }]));
  const { seen } = watched(showing);
  const running = showing.run();
  await vi.advanceTimersByTimeAsync(10);
  showing.catchUp();
  await running;
  expect(seen).toHaveLength(1);
});

test("the story goes no further than what is shown", async () => {
  const showing = new Showing(table(3));
  const lines: (number | null)[] = [];
  showing.players.add({ play: async () => void lines.push(showing.lines), finish: () => undefined });
  await showing.run();
  expect(lines).toEqual([1, 2, null]);
});

test("an input ends the show at once", async () => {
  const live = table(3);
  const showing = new Showing(live);
  const { seen, player } = watched(showing);
  const running = showing.run();
  expect(showing.lags).toBe(true);
  showing.catchUp();
  expect(showing.scene).toBe(live.scene);
  await running;
  expect(player.finish).toHaveBeenCalled();
  expect(seen).toEqual(["1"]);
});

test("an input during the last motion also ends what has arrived since", async () => {
  const live = table(1);
  const showing = new Showing(live);
  const { seen } = watched(showing);
  const running = showing.run();
  live.beats.push(...table(2).beats);
  expect(showing.lags, "the question is open").toBe(false);
  showing.catchUp();
  await running;
  expect(showing.lags).toBe(false);
  expect(seen).toHaveLength(1);
});
