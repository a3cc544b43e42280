// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { words } from "../lib/words.svelte";
import type { GameInfo } from "../lib/types";
import Lists from "./Lists.svelte";
import { lobby } from "./lobby.svelte";

const both = (text: string) => ({ en: text, fr: text });
const game = (id: string, seats: number[]): GameInfo => ({
  ...{ id, name: both(id), about: both(""), seats, usual_seats: 3, options: [], rules: 1, content: "" },
});

let asked: string[];
let waits: Promise<void> | null;

beforeEach(() => {
  [asked, waits] = [[], null];
  lobby.games = lobby.tables = lobby.problem = null;
  words.setLang("en");
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/games") return Response.json([game("vinci", [2, 3]), game("harbour", [3, 4])]);
    if (path === "/api/me") return Response.json({ name: "" });
    asked.push(path);
    if (path.includes("seats=2")) await waits;
    const open = path.includes("game=harbour") ? [table] : [];
    return Response.json({ yours: [], open, watch: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const table = {
  ...{ id: "t1", game: "harbour", title: "Le port", options: {}, public: true, order: "random", status: "waiting", version: 1, created: 0, changed: 0 },
  ...{ seats: [], you: { role: "spectator", seats: [] }, language: "fr", beginners: true, pace: { kind: "days" } },
};

test("the tables are asked for by what one looks for, and all of them again", async () => {
  render(Lists, { page: "tables" });
  await fireEvent.click(await screen.findByLabelText("Waits for one more"));
  await waitFor(() => expect(asked.at(-1)).toBe("/api/tables?one_more=true"));
  await screen.findByText(/No open table is like that/);
  await fireEvent.change(screen.getByLabelText("Game"), { target: { value: "harbour" } });
  await waitFor(() => expect(asked.at(-1)).toBe("/api/tables?one_more=true&game=harbour"));
  await screen.findByText("French · Over days · Beginners welcome");
  await fireEvent.click(screen.getByText("Show all"));
  await waitFor(() => expect(asked.at(-1)).toBe("/api/tables"));
  expect(screen.getByLabelText<HTMLInputElement>("Waits for one more").checked).toBe(false);
});

test("a word is asked for once, when it is written", async () => {
  render(Lists, { page: "tables" });
  const field = await screen.findByLabelText("Title or name");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // however slow the machine, no letter comes late
  for (const value of ["é", "ém", "émi"]) await fireEvent.input(field, { target: { value } });
  expect(asked.filter((path) => path.includes("search"))).toHaveLength(0);
  vi.runAllTimers();
  vi.useRealTimers();
  await waitFor(() => expect(asked.at(-1)).toBe(`/api/tables?search=${encodeURIComponent("émi")}`));
  expect(asked.filter((path) => path.includes("search"))).toHaveLength(1);
});

test("an answer that comes late does not show what is no longer looked for", async () => {
  render(Lists, { page: "tables" });
  await screen.findByLabelText("Seats");
  let come = (): void => undefined;
  waits = new Promise((resolve) => (come = resolve));
  const slow = lobby.find({ seats: 2 });
  await lobby.find({ game: "harbour" });
  expect(lobby.tables?.open).toHaveLength(1);
  come();
  await slow;
  expect(lobby.tables?.open).toHaveLength(1);
});
