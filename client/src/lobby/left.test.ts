// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableClock, TableInfo } from "../lib/types";
import { words } from "../lib/words.svelte";
import TimeLeft from "./TimeLeft.svelte";

const HOUR = 3600;
const usual = { minutes: 10, increment_s: 20, hours: 24, time_up: "bot", level: "steady" } as const;

function table(kind: "clock" | "days", clock: Partial<TableClock["seats"][number]>, paused = false): TableInfo {
  const seat = { seat: 0, kind: "person", name: "Ines", colour: "jade" } as const;
  const told = { seats: [{ left: 60, used: 0, runs: true, holiday: 0, ...clock }], paused, wishes: [] };
  const rest = { id: "t", game: "vinci", title: "", options: {}, public: true, order: "random", version: 1, created: 0, changed: 0 } as const;
  return { ...rest, status: "running", seats: [seat], you: { role: "spectator", seats: [] }, pending: [0], pace: { ...usual, kind }, clock: told };
}

function said(shown: TableInfo): () => string {
  const { container } = render(TimeLeft, { table: shown, at: performance.now() });
  return () => container.textContent?.trim() ?? "";
}

async function passes(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  words.setLang("en");
});
afterEach(() => {
  vi.useRealTimers();
  words.setLang("en");
});

test("what is left stays true as days pass, and nobody is asked", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const left = said(table("days", { left: 72 * HOUR }));
  expect(left()).toBe("3 days left");
  await passes(30 * HOUR);
  expect(left()).toBe("42 hours left");
  await passes(40 * HOUR);
  expect(left()).toBe("Only 2 hours left");
  await passes(2 * HOUR - 30);
  expect(left()).toBe("Only 30 seconds left");
  await passes(600);
  expect(left()).toBe("Time is up");
  expect(asked).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test("a clock of days is looked at once a minute, not every second", async () => {
  said(table("days", { left: 72 * HOUR }));
  const looks = vi.spyOn(window, "setTimeout");
  await passes(600);
  expect(looks.mock.calls.map(([, wait]) => wait)).toEqual(Array(10).fill(60_000));
});

test("a pause and a holiday are told, and nothing runs meanwhile", async () => {
  const paused = said(table("clock", { left: 300, runs: false }, true));
  const away = said(table("days", { left: 20 * HOUR, runs: false, holiday: 100 * HOUR }));
  await passes(HOUR);
  expect([paused(), away()]).toEqual(["Paused, 5 minutes left", "On holiday, then 20 hours left"]);
});

test("in French too", async () => {
  words.setLang("fr");
  expect(said(table("clock", { left: 300 }))()).toBe("Il reste 5 minutes");
  expect(said(table("days", { left: 2 * HOUR }))()).toBe("Il ne reste que 2 heures");
});
