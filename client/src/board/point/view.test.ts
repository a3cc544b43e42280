// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";

import { View } from "./view.svelte";

beforeAll(() => {
  globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
});

const box = { x: 0, y: 0, w: 1000, h: 1000 };

function opened(least = 0): View {
  const view = new View(() => box, undefined, () => true, undefined, [], () => least);
  [view.width, view.height] = [800, 600];
  view.open();
  view.fitting = false; // somebody touched the page
  return view;
}

it("what takes of a board's room hides no row of it", () => {
  const view = opened();
  expect(view.camera.scale).toBeCloseTo(0.6);
  view.height = 500;
  view.open();
  expect(view.camera.scale).toBeCloseTo(0.5);
});

it("a board that gets more room keeps still, and so does one whose look was chosen", () => {
  const view = opened();
  view.height = 700;
  view.open();
  expect(view.camera.scale).toBeCloseTo(0.6);
  view.zoomBy(2);
  view.height = 400;
  view.open();
  expect(view.camera.scale).toBeCloseTo(1.2);
});

it("on a phone it is near enough to be read, and then not all of it is seen", () => {
  expect(opened().isResting).toBe(true);
  const near = opened(1);
  expect(near.camera.scale).toBe(1);
  expect(near.isResting).toBe(false);
});

it("a sheet that opens over the foot of a board zooms nothing, before and after somebody touched the page", () => {
  let under = 0;
  const view = new View(() => box, undefined, () => true, () => under);
  [view.width, view.height] = [400, 600];
  view.open();
  expect(view.camera.scale).toBeCloseTo(0.4);
  under = 260; // what is left would show all of it at 0.34
  view.open();
  expect(view.camera.scale).toBeCloseTo(0.4);
  expect([view.isWhole, view.isResting]).toEqual([true, true]);
  const later = new View(() => box, undefined, () => true, () => under);
  [later.width, later.height] = [400, 600];
  later.open();
  expect(later.camera.scale).toBeCloseTo(0.4); // as large as before, above the sheet
  expect(later.camera.y).toBeCloseTo((600 - 260) / 2 - 200);
});

it("of things that are too far apart to be seen together, the one that a guide speaks of is", () => {
  const view = opened(1); // 800 of 1000 by 600 of 1000
  const seen = (id: string, x: number, y: number) => ({ id, at: [x + view.camera.x, y + view.camera.y] as const, w: 40, h: 40 });
  const inSight = (y: number): boolean => y + view.camera.y > 20 && y + view.camera.y < 580;
  view.bring([seen("top", 500, 30), seen("foot", 500, 970)]);
  const before = view.camera;
  expect([inSight(30), inSight(970)].filter(Boolean)).toHaveLength(1);
  view.bring([seen("top", 500, 30), seen("foot", 500, 970)], seen("top", 500, 30));
  expect(inSight(30)).toBe(true);
  view.bring([seen("top", 500, 30), seen("foot", 500, 970)], seen("foot", 500, 970));
  expect([inSight(30), inSight(970)]).toEqual([false, true]);
  expect(view.camera.scale).toBe(before.scale);
});
