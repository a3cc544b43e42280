// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { Beat, LiveTable } from "../../lib/live.svelte";
import type { Scene, Stage } from "../../lib/types";
import { Showing, type Player } from "./showing.svelte";

const scene = (n: number): Scene => ({ phase: null, notes: [`${n}`], standings: [], elements: [] });
const stage: Stage = { hash: "h", game: "g", seats: 1, regions: {}, elements: [], texts: {}, things: "", glyphs: {} };

function table(count: number, back = false) {
  const scenes = Array.from({ length: count + 1 }, (_, n) => scene(n));
  const beats: Beat[] = scenes
    .slice(1)
    .map((after, n) => ({ version: n + 1, before: scenes[n]!, after, events: [], back }));
  const live = { stage, scene: scenes.at(-1)!, beats, takeBeat: () => beats.shift() };
  return live as unknown as LiveTable;
}

function watched(showing: Showing): { seen: string[]; player: Player } {
  const seen: string[] = [];
  const play = async (): Promise<void> => void seen.push(String(showing.scene?.notes[0]));
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

test("too much to show is not shown", async () => {
  const live = table(20);
  const showing = new Showing(live);
  const { player } = watched(showing);
  await showing.run();
  expect(player.play).not.toHaveBeenCalled();
  expect(showing.scene).toBe(live.scene);
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
