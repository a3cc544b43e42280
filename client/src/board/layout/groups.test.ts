import { expect, it } from "vitest";

import { draw } from "../../lib/scene";
import type { Element, Stage } from "../../lib/types";
import { ringsOf } from "../../lib/geometry";
import { groupAt, groupsOf, hasGroups } from "./groups";
import { cellAt, hexGrid } from "./hexes";

const stage: Stage = {
  hash: "",
  game: "",
  seats: 2,
  things: "",
  texts: {},
  glyphs: {},
  regions: { world: { place: "board" } },
  elements: [
    { id: "world", type: "surface", region: "world", view: [0, 0, 100, 100] },
    { id: "w", type: "hexes", in: "world", layout: "pointy", size: 33.3, lift: true },
  ],
};

function drawn(...more: Element[]) {
  const cells = [0, 1, 2, 3].map((q) => [q, 0, q < 3 ? "forest" : "sea", q < 3 ? 2 : 0]);
  const elements: Element[] = [
    { id: "w", cells },
    { id: "region.0", type: "group", in: "w", cells: [[0, 0], [1, 0], [2, 0]], n: 9, owner: "p1", label: "Forest" },
    { id: "region.1", type: "group", in: "w", cells: [[3, 0]], n: 2, label: "Sea" },
    ...more,
  ];
  return draw(stage, { phase: null, notes: [], standings: [], elements });
}

function world(drawing: ReturnType<typeof drawn>): Element {
  const hexes = drawing.get("w");
  if (!hexes) throw new Error("no world");
  return hexes;
}

it("a group is one shape, with its leader and what it is worth", () => {
  const drawing = drawn();
  const [forest, sea] = groupsOf(drawing, world(drawing));
  expect(forest).toMatchObject({ id: "region.0", owner: "p1", points: 9 });
  expect(ringsOf(forest?.outline ?? "").rings.map((ring) => ring.length)).toEqual([14]);
  expect(sea?.owner).toBeUndefined();
  expect(hasGroups(drawing, world(drawing))).toBe(true);
});

it("its mark stands in its middle, or beside it where a piece stands there", () => {
  const alone = drawn();
  const grid = hexGrid(world(alone));
  expect(groupsOf(alone, world(alone))[0]?.at).toEqual(cellAt(grid, 1, 0, 2));
  const taken = drawn({ id: "nomad.p0.0", type: "piece", kind: "nomad", in: "w", slot: [1, 0] });
  expect(groupsOf(taken, world(taken))[0]?.at).not.toEqual(cellAt(grid, 1, 0, 2));
});

it("a cell belongs to its group, and so does what stands on it", () => {
  const nomad: Element = { id: "nomad.p0.0", type: "piece", kind: "nomad", in: "w", slot: [2, 0] };
  const drawing = drawn(nomad, { id: "w.3.0", tags: ["x"] });
  expect(groupAt(drawing, "w.0.0")?.id).toBe("region.0");
  expect(groupAt(drawing, "nomad.p0.0")?.id).toBe("region.0");
  expect(groupAt(drawing, "w.3.0")?.id).toBe("region.1");
  expect(groupAt(drawing, "w.9.9")).toBeUndefined();
  expect(groupAt(drawing, "world")).toBeUndefined();
});
