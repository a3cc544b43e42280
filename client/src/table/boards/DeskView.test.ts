// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test } from "vitest";

import { tapestryFull, tapestryStage } from "../../samples/tapestry";
import { layingOf } from "../../board/point/laying";
import type { LiveTable } from "../../lib/live.svelte";
import { words } from "../../lib/words.svelte";
import { Desk } from "../desk/desk.svelte";
import DeskView from "./DeskView.svelte";
import type { Size } from "../desk/viewport.svelte";

beforeAll(() => {
  words.setLang("en");
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  globalThis.matchMedia ??= (() => ({ matches: true })) as unknown as typeof matchMedia;
  Element.prototype.scrollTo ??= () => {};
});

function show(size: Size, ask: string | null) {
  const { table, scene, choices } = tapestryFull(ask);
  const live = { id: "t", table, stage: tapestryStage, scene, choices, beats: [], connection: "live", accepted: 0 };
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

test("a part can be opened large, and the desk comes back", async () => {
  const { sees } = show("desktop", null);
  await fireEvent.click(screen.getByRole("button", { name: "Open large: World" }));
  expect([sees("m.0.0"), sees("track.science")]).toEqual([true, false]);
  expect(sees("p0.coin"), "what one has stays beside a map").toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Back to the table: World" }));
  expect(sees("track.science")).toBe(true);
});
