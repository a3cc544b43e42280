// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "./api";
import { Conversation } from "./talk.svelte";
import type { TableInfo, TalkInfo, TalkLine } from "./types";

const line = (number: number, who: string, text = `said ${number}`): TalkLine => ({
  ...{ number, circle: "table", who, seat: 0, name: who, text, phrase: null, at: number },
});
const info = (...lines: TalkLine[]): TalkInfo => ({ lines, circle: "table", you: "me", rule: { on: true, slow: 0 }, phrases: [] });
const table = (more: Partial<TableInfo> = {}) =>
  ({
    ...{ status: "running", you: { role: "player", seats: [0] }, watching: 0, talk: { on: true, slow: 0 } },
    seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: "bot" }],
    ...more,
  }) as unknown as TableInfo;

let asked: ReturnType<typeof vi.spyOn>;
let talk: Conversation;

beforeEach(() => {
  localStorage.clear();
  asked = vi.spyOn(api, "talk").mockImplementation(async () => info(line(1, "bob")));
  talk = new Conversation("t1");
});
afterEach(() => vi.restoreAllMocks());

test("against bots alone there is nobody to speak with, and nothing is asked for", () => {
  talk.follow(null, table());
  expect(talk.has(table())).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

test("whoever watches is company, and so is another person", () => {
  expect(talk.has(table({ watching: 1 }))).toBe(true);
  expect(talk.has(table({ watching: 1, you: { role: "spectator", seats: [] } }))).toBe(true);
  const alone = [{ seat: 0, kind: "bot" }] as unknown as TableInfo["seats"];
  expect(talk.has(table({ seats: alone, watching: 1, you: { role: "spectator", seats: [] } }))).toBe(false);
});

test("it is asked for once, and again when the game ends and others are heard", async () => {
  const on = table({ watching: 1 });
  talk.follow(null, on);
  talk.follow(on, on);
  expect(asked).toHaveBeenCalledTimes(1);
  talk.follow(on, table({ watching: 1, status: "over" }));
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(talk.lines).toHaveLength(1));
});

test("what is heard comes once, and what is gone is gone", async () => {
  await talk.load();
  talk.hear({ type: "talk", whole: false, lines: [line(1, "bob"), line(2, "ann")] });
  expect(talk.lines.map(({ number }) => number)).toEqual([1, 2]);
  talk.hear({ type: "talk", whole: true, lines: [line(1, "", ""), line(2, "ann")] });
  expect(talk.lines.map(({ text }) => text)).toEqual(["", "said 2"]);
});

test("news are what others said since one looked, also after the page was loaded again", async () => {
  await talk.load();
  expect(talk.news).toBe(1);
  talk.seen();
  expect(talk.news).toBe(0);
  talk.hear({ type: "talk", whole: false, lines: [line(2, "me"), line(3, "bob")] });
  expect(talk.news).toBe(1);
  expect(new Conversation("t1").news).toBe(0);
});

test("who is muted is not read, here or after loading the page again, until one wishes it", async () => {
  await talk.load();
  talk.hear({ type: "talk", whole: false, lines: [line(2, "ann")] });
  talk.mute("bob");
  expect(talk.lines.map(({ who }) => who)).toEqual(["ann"]);
  const again = new Conversation("t1");
  await again.load();
  expect([again.lines.length, again.hidden]).toEqual([0, 1]);
  again.unmute();
  expect(again.lines).toHaveLength(1);
});

test("what was refused is told, and nothing was said", async () => {
  vi.spyOn(api, "say").mockRejectedValue(new Error("gone"));
  expect(await talk.say({ text: "hello" })).toBe(false);
  expect(talk.problem?.code).toBe("unavailable");
  vi.spyOn(api, "say").mockResolvedValue(info(line(1, "bob"), line(2, "me", "hello")));
  expect(await talk.say({ text: "hello" })).toBe(true);
  expect([talk.problem, talk.lines.length]).toEqual([null, 2]);
});
