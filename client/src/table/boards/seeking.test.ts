// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Drawing } from "../../lib/scene";
import { bringIntoSight, fitsIn, isWithin, shift, soughtIn, soughtInTrays, wayTo, type Sought } from "./seeking";

const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

/** A sheet at the top of the page that scrolls up and down. */
function sheet(height: number, within: HTMLElement = document.body): HTMLElement {
  const node = document.createElement("div");
  node.style.overflowY = "auto";
  Object.defineProperties(node, { scrollHeight: { value: 2000 }, clientHeight: { value: height } });
  node.getBoundingClientRect = () => box(0, 0, 100, height);
  node.scrollTo = vi.fn();
  within.append(node);
  return node;
}

/** Something on a sheet, so far down and so high. It goes with whatever scrolls. */
function put(on: HTMLElement, top: number, height: number): HTMLElement {
  const node = document.createElement("span");
  node.getBoundingClientRect = () => {
    let up = 0;
    for (let at: HTMLElement | null = on; at; at = at.parentElement) up += at.scrollTop;
    return box(0, top - up, 50, height);
  };
  on.append(node);
  return node;
}

function motion(reduced: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
}

beforeEach(() => motion(true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("a thing is within a box as a whole, on every side", () => {
  const around = box(10, 100, 50, 100);
  expect(isWithin(box(10, 100, 50, 100), around)).toBe(true);
  for (const out of [box(10, 95, 10, 10), box(10, 195, 10, 10), box(4, 120, 10, 10), box(55, 120, 10, 10)]) {
    expect(isWithin(out, around)).toBe(false);
  }
});

it("what is within stays, what is not moves as little as it must, with a margin where there is room for one", () => {
  expect(shift(20, 40, 0, 100)).toBe(0);
  expect(shift(-30, -10, 0, 100)).toBe(-38);
  expect(shift(90, 120, 0, 100)).toBe(28);
  expect(shift(1, 101, 0, 100)).toBe(1);
});

it("a sheet goes to all that is asked about if it has room for it, though some of it was in sight already", () => {
  const plots = [box(0, 20, 10, 10), box(0, 150, 10, 10)];
  const grid = [box(0, -60, 100, 220), box(0, -60, 100, 220)];
  expect(wayTo([grid, plots], box(0, 0, 100, 300))).toEqual([0, -68]); // the grid as a whole
  expect(wayTo([grid, plots], box(0, 0, 100, 150))).toEqual([0, 15]); // the plots, for want of room
  expect(wayTo([grid, plots], box(0, 0, 100, 60))).toEqual([0, 0]); // one of them is in sight
  expect(wayTo([grid, plots], box(0, 40, 100, 60))).toEqual([0, -28]); // none is
});

it("also sideways", () => {
  expect(wayTo([[box(300, 10, 40, 20)]], box(0, 0, 200, 100))).toEqual([148, 0]);
});

it("sheets within sheets scroll, the inner one first, and the outer one only for what is left", () => {
  const outer = sheet(300);
  const inner = sheet(400, outer);
  const thing = put(inner, 900, 20);
  bringIntoSight([[thing]]);
  expect(inner.scrollTop).toBe(528); // 920 becomes 392, with a margin in its 400
  expect(outer.scrollTop).toBe(100); // which the outer one cuts at 300
});

it("a sheet scrolls above what lies over its foot", () => {
  const page = sheet(400);
  bringIntoSight([[put(page, 350, 20)]], 300);
  expect(page.scrollTop).toBe(78);
});

it("those who like motion see it go there, the others do not wait", () => {
  const page = sheet(200);
  const thing: Sought = [put(page, 500, 20)];
  bringIntoSight([thing]);
  expect([page.scrollTop, vi.mocked(page.scrollTo).mock.calls.length]).toEqual([328, 0]);
  page.scrollTop = 0;
  motion(false);
  bringIntoSight([thing]);
  expect(page.scrollTop).toBe(0);
  expect(page.scrollTo).toHaveBeenCalledWith({ left: 0, top: 328, behavior: "smooth" });
});

it("nothing moves where nothing scrolls, or everything is in sight", () => {
  const page = sheet(200);
  page.scrollTop = 30;
  bringIntoSight([[put(page, 60, 20)], [put(page, 120, 20)]]);
  expect(page.scrollTop).toBe(30);
  bringIntoSight([[put(document.body, 5000, 20)]]);
  bringIntoSight([]);
});

it("a part is too small for what is asked about where it could not show all of it at once", () => {
  const page = sheet(200);
  const things: Sought[] = [[put(page, 300, 20)], [put(page, 450, 20)]];
  expect(fitsIn(things)).toBe(true);
  expect(fitsIn(things, 150)).toBe(false);
  expect(fitsIn([...things, [put(page, 600, 20)]])).toBe(false);
});

it("finds what can be clicked in a tray, and brings it into sight there", () => {
  const tray = sheet(100);
  tray.className = "tray";
  put(tray, 500, 40).dataset["id"] = "capital";
  bringIntoSight(soughtInTrays(["capital", "elsewhere"]));
  expect(tray.scrollTop).toBe(448);
});

it("what lies below a plane scrolls into sight there; what lies on the plane moves nothing", () => {
  const world = document.createElement("div");
  world.dataset["region"] = "world";
  document.body.append(world);
  const region = document.createElement("section");
  region.className = "region";
  world.append(region);
  const [view, foot] = [sheet(280, region), sheet(70, region)];
  foot.className = "foot";
  put(view, 500, 20).dataset["id"] = "hex";
  put(foot, 100, 20).dataset["id"] = "die";
  const drawing = { inRegion: () => [{ type: "surface" }] } as unknown as Drawing;
  bringIntoSight(soughtIn(document.body, drawing, "world", ["hex"]));
  expect([view.scrollTop, foot.scrollTop]).toEqual([0, 0]);
  bringIntoSight(soughtIn(document.body, drawing, "world", ["hex", "die"]));
  expect([view.scrollTop, foot.scrollTop]).toEqual([0, 58]);
});

it("a phone shows a plane by itself: what lies below it comes above the sheet, and then the plane again", () => {
  const page = sheet(400);
  const region = document.createElement("section");
  region.className = "region";
  region.getBoundingClientRect = () => box(0, -page.scrollTop, 100, 400);
  page.append(region);
  const foot = document.createElement("div");
  foot.className = "foot";
  region.append(foot);
  put(foot, 320, 40).dataset["id"] = "tile";
  const drawing = { inRegion: () => [{ type: "surface" }] } as unknown as Drawing;
  bringIntoSight(soughtIn(page, drawing, "world", ["hex"]), 200);
  expect(page.scrollTop, "it is larger than its room, and in sight").toBe(0);
  bringIntoSight(soughtIn(page, drawing, "world", ["tile"]), 200);
  expect(page.scrollTop, "its foot is 8 pixels above the sheet").toBe(168);
  bringIntoSight(soughtIn(page, drawing, "world", ["hex"]), 200);
  expect(page.scrollTop).toBe(0);
});
