// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import expand from "../../../fixtures/vinci-expand.json";
import stageJson from "../../../fixtures/vinci-stage.json";
import type { LiveTable } from "../../lib/live.svelte";
import type { Full, Stage } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { Desk } from "../desk/desk.svelte";
import Help from "./Help.svelte";

const stage = stageJson as unknown as Stage;
const full = expand as unknown as Full;
const word = (id: string, about: string[], en: Record<string, unknown>) => ({ id, about, icon: "", rule: "", en, fr: en });
const entries = [
  word("province", ["area.land"], { word: "Province", text: "Land that a people holds with a pawn.", gives: "1 point." }),
  word("mountain", ["terrain.mountain"], { word: "Mountain", text: "Worth no point.", costs: "3 pawns.", limits: "Hard to take." }),
  word("pawn", ["piece.counter"], { word: "Pawn", text: "Takes and holds.", forms: ["pawns"] }),
];
const changes = [
  { label: "points", icon: "points", before: 10, after: 12 },
  { label: { t: "vinci-scene-peoples" }, icon: "", before: 5, after: 2 },
];
const asked = vi.fn<(path: string) => void>();

function deskOf(): Desk {
  const live = {
    ...{ id: "t", table: full.table, stage, scene: full.scene, choices: full.choices, log: [], logFrom: 0 },
    ...{ undoState: full.undo, beats: [], takeBeat: () => undefined, connection: "live", retryIn: 0, absent: [] },
  };
  return new Desk(live as unknown as LiveTable);
}

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    asked(path);
    return Response.json(path.endsWith("foresee") ? { changes } : path.endsWith("glossary") ? { game: "vinci", entries } : []);
  });
});
afterEach(() => {
  cleanup();
  asked.mockClear();
  words.setLang("en");
});

test("without a thing it says how to ask", () => {
  render(Help, { desk: deskOf() });
  expect(screen.getByText(/^Point at anything/)).toBeTruthy();
});

test("a thing is explained in words: what it is, costs, gives and may not", async () => {
  const desk = deskOf();
  render(Help, { desk });
  desk.point("alps");
  expect(await screen.findByText(/Worth no/)).toBeTruthy();
  const headings = screen.getAllByRole("heading").map((one) => one.textContent);
  expect(headings).toEqual(["Alps", "It costs you", "It gives you", "Mind"]);
});

test("a thing that has no part in the question is told so by name, beside what is asked", async () => {
  const desk = deskOf();
  render(Help, { desk });
  desk.asked = { id: "alps", why: { rule: "core.choice", text: null, sentence: { en: "Anything." }, tally: null } };
  expect(await screen.findByText(/^Alps has no part in what is asked now: “.+” What can answer it is lit/)).toBeTruthy();
  expect(screen.queryByText(/Anything/)).toBeNull();
});

test("what the game says of such a thing is said instead", async () => {
  const desk = deskOf();
  render(Help, { desk });
  const text = { t: "core-said", a: { en: "Clicked when a people expands.", fr: "Cliqué quand un peuple s’étend." } };
  desk.asked = { id: "alps", why: { rule: "core.choice", text, sentence: { en: "Anything." }, tally: null } };
  expect(await screen.findByText(/Clicked when a people expands/)).toBeTruthy();
  expect(screen.queryByText(/no part in what is asked/)).toBeNull();
});

test("in a phone's sheet it can be put away", async () => {
  const desk = deskOf();
  render(Help, { desk, inline: true });
  desk.held = "alps";
  await fireEvent.click(await screen.findByRole("button", { name: "Close the help" }));
  expect(desk.held).toBeNull();
});

test("it goes on speaking of a thing that is no longer pointed at", async () => {
  const desk = deskOf();
  render(Help, { desk });
  desk.point("alps");
  await screen.findByRole("heading", { name: "Alps" });
  desk.point(null);
  await waitFor(() => expect(desk.subject).toBeNull());
  expect(screen.getByRole("heading", { name: "Alps" })).toBeTruthy();
});

test("a word of the game is explained in the foot when it is pointed at", async () => {
  const desk = deskOf();
  render(Help, { desk });
  desk.point("alps");
  await fireEvent.pointerEnter(await screen.findByRole("button", { name: "pawn" }));
  expect(screen.getByText("Takes and holds.")).toBeTruthy();
});

test("what a lit thing would change stands there, before and after", async () => {
  const desk = deskOf();
  const { container } = render(Help, { desk });
  const lit = [...desk.lights].find(([, { act }]) => act)?.[0];
  desk.point(lit ?? "");
  expect(await screen.findByRole("heading", { name: "If you take it" })).toBeTruthy();
  const rows = [...container.querySelectorAll(".changes tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([["Points", "10 →", "12"], ["Peoples", "5 →", "2"]]);
  expect(container.querySelectorAll(".more, .less")).toHaveLength(2);
});

test("while it is open, no card need lie over the board", () => {
  const desk = deskOf();
  const { unmount } = render(Help, { desk });
  expect(desk.helping).toBe(true);
  unmount();
  expect(desk.helping).toBe(false);
});
