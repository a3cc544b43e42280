// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test } from "vitest";

import landmark from "../../../fixtures/tapestry-landmark.json";
import crowdedStage from "../../../fixtures/tapestry-stage.json";
import { tapestryFull, tapestryStage } from "../../samples/tapestry";
import { layingOf } from "../../board/point/laying";
import type { LiveTable } from "../../lib/live.svelte";
import type { Full, Stage } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { Desk } from "../desk/desk.svelte";
import DeskView from "./DeskView.svelte";
import type { Size } from "../desk/viewport.svelte";

const grown = new Set<ResizeObserverCallback>();

beforeAll(() => {
  words.setLang("en");
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      grown.add(told);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  globalThis.matchMedia ??= (() => ({ matches: true })) as unknown as typeof matchMedia;
  Element.prototype.scrollTo ??= () => {};
});

function show(size: Size, ask: string | null, full = tapestryFull(ask), stage = tapestryStage) {
  const { table, scene, choices } = full;
  const live = { id: "t", table, stage, scene, choices, beats: [], connection: "live", accepted: 0 };
  const desk = new Desk(live as unknown as LiveTable);
  const { drawing } = desk;
  if (!drawing) throw new Error("nothing to draw");
  const laying = layingOf(desk.choice, desk.now?.path, (id) => drawing.get(id));
  const { container } = render(DeskView, { desk, drawing, size, laying });
  const sees = (id: string): boolean => container.querySelector(`[data-id="${id}"]`) !== null;
  const page = (): string | null | undefined =>
    container.querySelector(".pages [aria-pressed=true]")?.textContent?.trim();
  return { container, desk, sees, page };
}

test("a desk shows every part at once, and one player's mat", async () => {
  const { sees } = show("desktop", null);
  for (const id of ["track.science", "m.0.0", "p0.coin", "city.p0", "tech.offer"]) expect(sees(id), id).toBe(true);
  expect(sees("city.p1")).toBe(false);
  // the mats of the others are a click away, and so is one's own again
  await fireEvent.click(screen.getByRole("button", { name: "Ines" }));
  expect([sees("city.p1"), sees("city.p0"), sees("tech.sundial"), sees("tech.offer")]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "You" }));
  expect([sees("city.p1"), sees("city.p0")]).toEqual([false, true]);
});

test("what can be clicked on another's mat brings it into sight", async () => {
  const { sees } = show("desktop", "other");
  await tick();
  expect(sees("tech.sundial")).toBe(true);
});

test("a phone shows one part at a time, the one with the next thing to click first", async () => {
  const { sees, page } = show("phone", "building");
  await tick();
  expect(page()).toBe("Capital");
  expect(sees("track.science")).toBe(false);
  await fireEvent.click(screen.getByRole("button", { name: "Tracks" }));
  expect(sees("track.science")).toBe(true);
});

test("where the answers are buttons only, a phone opens the part with the thing that they are about", async () => {
  const full = tapestryFull("building");
  const [choice] = full.choices!;
  const acts = choice!.acts.map((act, n) => ({ ...act, path: [`~way.${n}`] }));
  full.choices = [{ ...choice!, acts, about: "tech.offer" }];
  const { sees } = show("phone", null, full);
  await tick();
  expect([sees("tech.offer"), sees("track.science")]).toEqual([true, false]);
});

test("a part can be opened large, and the desk comes back", async () => {
  const { container, sees } = show("desktop", null);
  await fireEvent.click(screen.getByRole("button", { name: "Open large: World" }));
  // the others keep their place out of sight, so that nothing has moved when they come back
  const away = container.querySelector(".desk.away");
  expect([away?.querySelector('[data-id="m.0.0"]'), container.querySelector('.whole [data-id="m.0.0"]')]).toEqual([null, expect.anything()]);
  const tracks = away?.querySelector('[data-id="track.science"]');
  await fireEvent.click(screen.getByRole("button", { name: "Back to the table: World" }));
  expect(container.querySelector(".desk.away")).toBeNull();
  expect(container.querySelector('[data-id="track.science"]')).toBe(tracks);
  expect(sees("m.0.0")).toBe(true);
});

test("what is asked about takes its column, and the others there fold to their names and a figure", async () => {
  const full = structuredClone(landmark) as unknown as Full;
  const own = `p${full.choices![0]!.seat}`;
  full.scene!.elements.find(({ in: within }) => within === "tech.offer")!.in = `tech.${own}.middle`;
  const { container } = show("desktop", null, full, crowdedStage as unknown as Stage);
  await tick();
  const sheet = (region: string): Element => container.querySelector(`.sheet[data-region="${region}"]`)!;
  expect(sheet("capital").classList.contains("asked")).toBe(true);
  expect(sheet("tech").querySelector(".pane")).toBeNull();
  expect(sheet("tech").querySelector(".region > header")?.textContent).toMatch(/Tech\s*1 card/);
  // in the other columns nothing changes: what is joined to the mat has no heading of its own
  expect(sheet("mat").querySelector(`[data-id="mat.${own}"], [data-id="tapestry.${own}"]`)).not.toBeNull();
  expect(sheet("people").querySelector(".region > header")).toBeNull();
  expect(sheet("people").querySelector(".pane")).not.toBeNull();
});

test("a column without room for all of its sheets shows one of them, and the others by their names", async () => {
  const quiet = { ...(landmark as unknown as Full), choices: [] };
  const { container } = show("desktop", null, quiet, crowdedStage as unknown as Stage);
  const sheet = (region: string): Element => container.querySelector(`.sheet[data-region="${region}"]`)!;
  const opened = (): boolean[] => ["mat", "people"].map((region) => sheet(region).querySelector(".pane") !== null);
  expect(opened()).toEqual([true, true]);
  const column = sheet("mat").parentElement!;
  for (const [name, value] of Object.entries({ clientWidth: 420, clientHeight: 380, scrollHeight: 500 })) {
    Object.defineProperty(column, name, { configurable: true, value });
  }
  for (const told of grown) told([], {} as ResizeObserver);
  await tick();
  expect(opened()).toEqual([true, false]);
  await fireEvent.click(screen.getByRole("button", { name: "Civilization", expanded: false }));
  expect(opened()).toEqual([false, true]);
  // with one of them folded all of it has room, and it stays so
  Object.defineProperty(column, "scrollHeight", { configurable: true, value: 380 });
  for (const told of grown) told([], {} as ResizeObserver);
  await tick();
  expect(opened()).toEqual([false, true]);
  await fireEvent.click(screen.getByRole("button", { name: "Mat", expanded: false }));
  expect(opened()).toEqual([true, false]);
});
