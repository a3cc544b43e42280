import { expect, test } from "vitest";

import { draw, patch } from "./scene";
import type { Element, Scene, Stage } from "./types";

const stage: Stage = {
  hash: "s",
  game: "tiny",
  seats: 2,
  regions: { board: { place: "board" }, peoples: { place: "tray" } },
  elements: [
    { id: "map", type: "surface", region: "board" },
    { id: "alps", type: "area", in: "map", path: "M0 0Z", order: 2 },
    { id: "gaul", type: "area", in: "map", path: "M1 1Z", order: 1 },
    { id: "offer", type: "zone", region: "peoples", slots: [{ id: "offer.1" }, { id: "offer.2" }] },
    { id: "w", type: "hexes", in: "map", cells: [] },
  ],
  texts: {},
  things: "",
  glyphs: {},
};

function scene(...elements: Element[]): Scene {
  return { phase: null, notes: [], standings: [], elements };
}

const pawns: Element = { id: "pawns.alps.p0", type: "piece", in: "alps", owner: "p0", n: 2 };

test("a scene's element adds its fields to the stage's of the same id", () => {
  const drawing = draw(stage, scene({ id: "alps", owner: "p1" }, pawns));
  expect(drawing.get("alps")).toMatchObject({ path: "M0 0Z", owner: "p1" });
  expect(drawing.children("alps")).toEqual([pawns]);
});

test("children come in order, elements in their region", () => {
  const drawing = draw(stage, scene());
  expect(drawing.children("map").map((element) => element.id)).toEqual(["w", "gaul", "alps"]);
  expect(drawing.inRegion("peoples").map((element) => element.id)).toEqual(["offer"]);
  expect(drawing.regions("tray")).toEqual(["peoples"]);
});

test("slots and cells are found in what holds them", () => {
  const drawing = draw(stage, scene(pawns));
  expect(drawing.host("offer.2")?.id).toBe("offer");
  expect(drawing.host("w.4.-2")?.id).toBe("w");
  expect(drawing.host("nothing")).toBeUndefined();
  expect(drawing.regionOf("pawns.alps.p0")).toBe("board");
  expect(drawing.regionOf("offer.1")).toBe("peoples");
});

test("a patch sets, adds and takes away fields and elements", () => {
  const before = { ...scene({ id: "alps", owner: "p0", n: 1 }, pawns), notes: ["one"] };
  const after = patch(before, {
    set: { alps: { owner: null, n: 3 }, fort: { type: "piece", in: "alps" } },
    gone: ["pawns.alps.p0"],
    notes: ["two"],
  });
  expect(after.elements).toEqual([
    { id: "alps", n: 3 },
    { id: "fort", type: "piece", in: "alps" },
  ]);
  expect(after.notes).toEqual(["two"]);
  expect(before.elements[0]).toEqual({ id: "alps", owner: "p0", n: 1 });
});

test("a phase of null ends the phase; without one it stays", () => {
  const phase = { steps: [], now: "expand" };
  const before = { ...scene(), phase };
  expect(patch(before, { set: {}, gone: [] }).phase).toBe(phase);
  expect(patch(before, { set: {}, gone: [], phase: null }).phase).toBeNull();
});

test("what a patch does not name is the same object in the next drawing", () => {
  const before = scene({ id: "alps", owner: "p1" }, { id: "gaul", owner: "p0" });
  const after = patch(before, { set: { gaul: { owner: "p1" } }, gone: [] });
  const [first, second] = [draw(stage, before), draw(stage, after)];
  expect(second.get("alps")).toBe(first.get("alps"));
  expect(second.get("map")).toBe(first.get("map"));
  expect(second.get("gaul")).not.toBe(first.get("gaul"));
});
