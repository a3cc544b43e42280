// @vitest-environment jsdom
import { expect, test } from "vitest";

import { clockFace, clocksAt, clockWords, isLow, isTold, leftAt, lookAgain, paceLine, paceName } from "./clocks";
import { words } from "./words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const told = { seats: [{ left: 90, used: 30, runs: true, holiday: 0 }, { left: 60, used: 0, runs: false, holiday: 0 }], paused: false, wishes: [] };

test("a clock that runs loses what passes on this page, and one that stands loses nothing", () => {
  const clocks = clocksAt(told, 1000);
  const [mine, other] = clocks?.seats ?? [];
  if (!mine || !other) throw new Error("there are two");
  expect(leftAt(mine, 31_000)).toBe(60_000);
  expect(leftAt(other, 31_000)).toBe(60_000);
  expect(leftAt(mine, 500)).toBe(90_000); // a page never gives time
  expect(leftAt(mine, 10_000_000)).toBe(0);
  expect(clocksAt(null, 0)).toBeNull();
});

test("a clock is not told where a bot plays, nor over days before one is asked", () => {
  const seat = { seat: 0, kind: "person", name: "Ada", colour: "jade" } as const;
  const [asked, later] = clocksAt({ ...told, seats: [told.seats[0]!, { ...told.seats[1]!, left: 0 }] }, 0)!.seats;
  expect(isTold(asked!, "days", seat)).toBe(true);
  expect(isTold(later!, "days", seat)).toBe(false);
  expect(isTold(later!, "clock", seat)).toBe(true); // that person has used up all of it
  expect(isTold(asked!, "clock", { ...seat, away: true })).toBe(false);
  expect(isTold(asked!, "clock", { ...seat, conceded: true })).toBe(false);
  expect(isTold(asked!, "clock", { ...seat, kind: "bot" })).toBe(false);
});

test("a face is as exact as it must be", () => {
  expect(clockFace(161_000, words)).toBe("2:41");
  expect(clockFace(5 * HOUR + 12 * MINUTE, words)).toBe("5 h 12");
  expect(clockFace(76 * HOUR, words)).toBe("3 d 4 h");
  expect(clockWords(30_000, words)).toBe("30 seconds");
  expect(clockWords(24 * HOUR, words)).toBe("24 hours");
  expect(clockWords(72 * HOUR, words)).toBe("3 days");
});

test("little is a minute of a game, and three hours of days", () => {
  expect(isLow(59_000, "clock")).toBe(true);
  expect(isLow(61_000, "clock")).toBe(false);
  expect(isLow(2 * HOUR, "days")).toBe(true);
  expect(isLow(4 * HOUR, "days")).toBe(false);
});

test("one looks the more often the less is left", () => {
  expect([5000, 10 * MINUTE, 3 * HOUR].map(lookAgain)).toEqual([200, 1000, 15_000]);
});

test("a pace says what one has and what happens when it is used up", () => {
  expect(paceName({ kind: "free" }, words)).toBe("No clock");
  expect(paceName({ kind: "clock", minutes: 20, increment_s: 10 }, words)).toBe("20 min + 10 s");
  expect(paceLine({ kind: "days", hours: 72, time_up: "resign" }, words)).toContain("3 days for every turn");
  expect(paceLine({ kind: "days", hours: 72, time_up: "resign" }, words)).toContain("resigns");
  expect(paceLine({ kind: "clock", minutes: 20, increment_s: 10, level: "keen" }, words)).toContain("keen");
});
