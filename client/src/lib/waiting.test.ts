// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "./api";
import { keepOwnChannel } from "./app";
import type { Lobby, TableInfo } from "./types";
import { countAgain, isYourTurn } from "./waiting";

const seat = { kind: "person", name: "Ada", colour: "jade" } as const;
const mine = { status: "running", pending: [0], seats: [{ ...seat, seat: 0 }, { ...seat, seat: 1 }], you: { role: "player", seats: [0] } } as unknown as TableInfo;
const held = (how: object): TableInfo => ({ ...mine, seats: mine.seats.map((each) => (each.seat === 0 ? { ...each, ...how } : each)) });
const badge = vi.fn(async () => undefined);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as Navigator, { setAppBadge: badge }));
  vi.spyOn(api, "lobby").mockResolvedValue({ yours: [mine, held({ away: true })], open: [], watch: [] } as Lobby);
});
afterEach(() => {
  keepOwnChannel("");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  badge.mockClear();
});

test("a table waits for whoever must decide, and not where a bot plays for them", () => {
  expect(isYourTurn(mine)).toBe(true);
  expect(isYourTurn({ ...mine, pending: [1] })).toBe(false);
  expect(isYourTurn({ ...mine, status: "over" })).toBe(false);
  expect([isYourTurn(held({ away: true })), isYourTurn(held({ conceded: true }))]).toEqual([false, false]);
  const both = { ...held({ away: true }), pending: [0, 1], you: { role: "player", seats: [0, 1] } } as TableInfo;
  expect(isYourTurn(both)).toBe(true); // their other seat is theirs
});

test("a browser that is pushed to counts again; another one has no number on an icon, and asks for nothing", async () => {
  await countAgain();
  expect(api.lobby).not.toHaveBeenCalled();
  keepOwnChannel("c1");
  await countAgain();
  expect(badge).toHaveBeenCalledExactlyOnceWith(1);
});

test("so does the installed page; without a network the number stays", async () => {
  vi.stubGlobal("matchMedia", (asked: string) => ({ matches: asked.includes("standalone") }));
  await countAgain();
  expect(badge).toHaveBeenCalledExactlyOnceWith(1);
  vi.mocked(api.lobby).mockRejectedValue(new TypeError("offline"));
  await countAgain();
  expect(badge).toHaveBeenCalledOnce();
});
