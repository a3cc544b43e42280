// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

import { arrowOf, drawnMarks, Finder, type Spot } from "./marking";

const spot = (x: number, y: number): Spot => ({ x, y, r: 20, frame: null });
const places: Record<string, Spot> = { a: spot(0, 0), b: spot(200, 0) };

test("a mark is drawn where its things are, and not at all where one is gone", () => {
  const marks = [
    { kind: "ring", at: "a", to: null, ink: "violet" },
    { kind: "arrow", at: "a", to: "b", ink: "red" },
    { kind: "arrow", at: "a", to: "gone", ink: "red" },
    { kind: "ring", at: "gone", to: null, ink: "blue" },
  ] as const;
  const drawn = drawnMarks(marks, (id) => places[id] ?? null);
  expect(drawn.map(({ key, line }) => [key, line === null])).toEqual([
    ["ring a ", true],
    ["arrow a b", false],
  ]);
});

test("an arrow ends before the middle of its thing, and none is drawn where there is no room", () => {
  expect(arrowOf(spot(0, 0), spot(200, 0))).toEqual({ line: "M10.0 0.0L178.0 0.0", head: "M190.0 0.0L178.0 7.2L178.0 -7.2Z" });
  expect(arrowOf(spot(0, 0), { x: 10, y: 0 })).toBeNull();
});

test("a thing out of sight of what it lies on is not marked", () => {
  vi.stubGlobal("CSS", { escape: (id: string) => id });
  document.body.innerHTML = `<main><div id="sheet" style="overflow: hidden"><b data-id="x"></b></div></main>`;
  const [main, sheet, thing] = ["main", "#sheet", "b"].map((name) => document.querySelector<HTMLElement>(name)!);
  const put = (node: HTMLElement, top: number, height: number) => (node.getBoundingClientRect = () => new DOMRect(0, top, 100, height));
  put(main!, 0, 500);
  put(sheet!, 0, 100);
  put(thing!, 40, 20);
  const finder = new Finder(main!);
  expect(finder.spotOf("x")).toEqual({ x: 50, y: 50, r: 12, frame: { x: 0, y: 40, width: 100, height: 20 } });
  put(thing!, 140, 20);
  expect(finder.spotOf("x")).toBeNull();
  expect(finder.spotOf("y")).toBeNull();
});

test("of a thing of which a part is hidden, the part that is seen is marked", () => {
  const shape = { matrixTransform(this: DOMPoint) { return this; } };
  class Point { constructor(readonly x: number, readonly y: number) {} matrixTransform = shape.matrixTransform; }
  vi.stubGlobal("DOMPoint", Point);
  vi.stubGlobal("CSS", { escape: (id: string) => id });
  document.body.innerHTML = `<main><svg><path data-id="sea"></path></svg><b data-id="card"></b></main>`;
  const [main, sea, card] = ["main", "path", "b"].map((name) => document.querySelector(name)!);
  main!.getBoundingClientRect = () => new DOMRect(0, 0, 500, 500);
  // a sea of which the left three quarters are out of sight; it bends, so that the middle of what is seen is land
  sea!.getBoundingClientRect = () => new DOMRect(-300, 100, 400, 200);
  const plain = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0, inverse: () => plain };
  Object.assign(sea!, {
    getScreenCTM: () => plain,
    getBBox: () => new DOMRect(-300, 100, 400, 200),
    isPointInFill: ({ x, y }: DOMPoint) => x < 0 || y < 160,
  });
  const finder = new Finder(main as HTMLElement);
  expect(finder.spotOf("sea")).toEqual({ x: 50, y: 150, r: 30, frame: null });
  card!.getBoundingClientRect = () => new DOMRect(440, 10, 200, 40);
  expect(finder.spotOf("card")).toEqual({ x: 470, y: 30, r: 20, frame: { x: 440, y: 10, width: 60, height: 40 } });
  sea!.getBoundingClientRect = () => new DOMRect(-395, 100, 400, 200);
  expect(finder.spotOf("sea")).toBeNull(); // five pixels of it: nothing is seen of that
});
