import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { draw } from "../../lib/scene";
import type { Element, Full, Stage } from "../../lib/types";
import { shapeCells } from "./furniture";
import { galleryFull, galleryStage } from "../../samples/things";
import { boundsOf, distance, ringsOf } from "../../lib/geometry";
import { layOut } from "./layout";
import { middleOf } from "./place";
import { realmsOf } from "./realms";

const read = (name: string): unknown => JSON.parse(readFileSync(`fixtures/${name}.json`, "utf8"));
const gallery = draw(galleryStage, galleryFull.scene ?? { phase: null, notes: [], standings: [], elements: [] });
const stage = read("vinci-stage") as Stage;
const { scene } = read("vinci-expand") as Full;
if (!scene) throw new Error("the fixture has no scene");
const vinci = draw(stage, scene);

describe("every type of element", () => {
  const layouts = [layOut(gallery, "board"), layOut(gallery, "world")];
  const places = new Map(layouts.flatMap((layout) => [...layout.places]));

  it("has a place, as have slots, spaces and cells", () => {
    const drawn = [...gallery.elements.values()].filter(
      ({ id, type }) =>
        type !== "surface" &&
        type !== "link" &&
        type !== "hexes" &&
        ["board", "world"].includes(gallery.regionOf(id) ?? ""),
    );
    expect(drawn.map(({ id }) => id).filter((id) => !places.has(id))).toEqual([]);
    for (const id of ["tr.4", "inc.0", "offer.2", "cap.8.8", "w.0.0", "w.3.-1", "lands.1.0"])
      expect(places.has(id)).toBe(true);
  });

  it("lies within its surface and has an outline to be lit", () => {
    for (const { view, places: own } of layouts) {
      for (const { id, at, outline } of own.values()) {
        expect(outline, id).toMatch(/^M/);
        expect(at[0] >= view.x && at[0] <= view.x + view.w, id).toBe(true);
        expect(at[1] >= view.y && at[1] <= view.y + view.h, id).toBe(true);
      }
    }
  });

  it("holds its parts: pieces on their cells, cards in their slots", () => {
    const inside = (inner: string, outer: string): void => {
      const [at, box] = [places.get(inner)?.at, places.get(outer)?.box];
      if (!at || !box) throw new Error(`${inner} or ${outer} is nowhere`);
      expect(
        at[0] > box.x && at[0] < box.x + box.w && at[1] > box.y && at[1] < box.y + box.h,
        `${inner} in ${outer}`,
      ).toBe(true);
    };
    inside("mark.p0", "tr.3");
    inside("farm.3", "inc.3");
    inside("house", "cap.0.4");
    inside("nav", "offer.0");
    inside("sailing", "t1");
    inside("nomad.p0.1", "w.-1.0");
  });
});

describe("pieces", () => {
  it("in one place do not lie on each other", () => {
    const { places, unit } = layOut(gallery, "board");
    const [counter, fort] = [places.get("c.cape"), places.get("f.cape")];
    if (!counter || !fort) throw new Error("no pieces");
    expect(distance(middleOf(counter, unit), middleOf(fort, unit))).toBeGreaterThan(20 * unit);
  });

  it("keep to an area's anchor, and go to its spots when there are several", () => {
    const area = { ...(vinci.get("gaul_north") as Element) };
    const more = ["a", "b"].map((name): Element => ({ id: name, type: "piece", kind: "fort", in: "gaul_north" }));
    const { places } = layOut(draw(stage, { ...scene, elements: [...scene.elements, ...more] }), "map");
    const spots = [area.anchor, ...(area.spots ?? [])].map(String);
    const stacks = [...places.values()].filter((place) => place.within === "gaul_north");
    expect(stacks.length).toBeGreaterThan(1);
    for (const { at } of stacks) expect(spots).toContain(String(at));
    expect(new Set(stacks.map(({ at }) => String(at))).size).toBe(stacks.length);
  });
});

describe("shapes on a grid", () => {
  const cells = [
    [0, 0],
    [0, 1],
    [1, 0],
  ];
  const sorted = (piece: Partial<Element>): string[] =>
    shapeCells({ id: "s", cells, ...piece })
      .map(String)
      .sort();

  it("turn clockwise and flip, and stay at their slot", () => {
    expect(sorted({})).toEqual(["0,0", "0,1", "1,0"]);
    expect(sorted({ rot: 1 })).toEqual(["0,0", "0,1", "1,1"]);
    expect(sorted({ rot: 2 })).toEqual(["0,1", "1,0", "1,1"]);
    expect(sorted({ flip: true })).toEqual(["0,0", "0,1", "1,1"]);
    expect(sorted({ rot: 4 })).toEqual(sorted({}));
  });

  it("have one outline", () => {
    const { places } = layOut(gallery, "board");
    const outline = places.get("lm")?.outline ?? "";
    expect(ringsOf(outline).rings).toHaveLength(1);
    expect(boundsOf(outline)).toMatchObject({ w: 81, h: 54 });
  });
});

describe("realms", () => {
  it("join the neighbouring provinces of one owner", () => {
    const areas = [...vinci.elements.values()].filter(({ type }) => type === "area");
    const owned = areas.filter(({ owner }) => owner === "p3");
    const realm = realmsOf(areas).find(({ owner }) => owner === "p3");
    expect(realm?.ids.sort()).toEqual(owned.map(({ id }) => id).sort());
    const corners = (paths: string[]): number => paths.flatMap((path) => ringsOf(path).rings).flat().length;
    expect(owned.length).toBeGreaterThan(1);
    expect(corners([realm?.outline ?? ""])).toBeLessThan(corners(owned.map(({ path }) => path ?? "")));
  });

  it("keep the peoples in decline apart, under the others", () => {
    const [below, above] = realmsOf([
      { id: "a", owner: "p0", path: "M0 0h1v1Z" },
      { id: "b", owner: "p0", path: "M5 0h1v1Z", state: ["decline"] },
    ]);
    expect([below?.declining, above?.declining]).toEqual([true, false]);
    expect([below?.ids, above?.ids]).toEqual([["b"], ["a"]]);
  });
});
