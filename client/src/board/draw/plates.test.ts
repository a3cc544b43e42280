// @vitest-environment jsdom
// Cards that lie on a surface, lines between their places, and slots on hexes.
import { readFileSync } from "node:fs";

import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";

import { draw, type Drawing } from "../../lib/scene";
import type { Element, Full, Stage } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { PLATE, slotPoints, slotStep } from "../layout/furniture";
import { hexGrid, signAt, spotsOf } from "../layout/hexes";
import { DARK, type Lamp } from "../point/lamp";
import { layOut } from "../layout/layout";
import { linkPath, linksTo, withPlace } from "../layout/linking";
import LitLinks from "./LitLinks.svelte";
import PlateFace from "../faces/PlateFace.svelte";
import { plan } from "../layout/plan";

beforeAll(() => {
  words.setLang("en");
  globalThis.matchMedia ??= (() => ({ matches: true })) as unknown as typeof matchMedia;
});

const plate: Element = {
  id: "sails",
  type: "card",
  size: "plate",
  title: "Sails",
  colour: "leaf",
  badges: [{ icon: "science", colour: "slate" }],
  icons: [
    { sign: "bolt", label: "gain 2 coins", icons: [["coin", 2]] },
    { sign: "action", label: "pay 1 coin, then research", cost: [["coin", 1]], icons: [["tech", 1], ["level-2", 1]] }, // prettier-ignore
    { sign: "trophy", label: "2 points for each village", icons: [["points", 2], ["per", 1], ["village", 1]] }, // prettier-ignore
  ],
  slots: [{ id: "space.1" }, { id: "space.2", badges: [{ icon: "coin", text: "1" }] }],
};

const stage: Stage = {
  hash: "",
  game: "",
  seats: 2,
  things: "",
  texts: {},
  glyphs: {},
  regions: { tree: { place: "board" }, world: { place: "board" }, mat: { place: "mat" } },
  elements: [
    { id: "tree", type: "surface", region: "tree", backdrop: "paper", view: [0, 0, 400, 200] },
    { id: "one", type: "zone", in: "tree", layout: "pile", cap: 1, label: "one", at: [10, 10, 146, 84] },
    { id: "two", type: "zone", in: "tree", layout: "pile", cap: 1, label: "two", at: [210, 10, 146, 84] },
    { id: "line", type: "link", in: "tree", from: "one", to: "two" },
    { id: "bent", type: "link", in: "tree", from: "two", to: "one", via: [[283, 150], [83, 150]] }, // prettier-ignore
    { id: "world", type: "surface", region: "world", backdrop: "sea", view: [-100, -100, 200, 200] },
    { id: "w", type: "hexes", in: "world", layout: "pointy", size: 40 },
    { id: "people", type: "panel", region: "mat", owner: "p0" },
  ],
};

const scene: Element[] = [
  { ...plate, in: "two", slot: 0, label: "Sails" },
  { id: "pawn", type: "piece", kind: "pawn", in: "sails", slot: "space.2", owner: "p1" },
  { id: "scholar.p0", type: "piece", kind: "marker", in: "sails", owner: "p0" },
  { id: "w", cells: [[0, 0, "farmland", 0]] },
  {
    id: "w.0.0",
    in: "w",
    slot: [0, 0],
    label: "Oasis",
    slots: [
      { id: "tile.oasis", badges: [{ icon: "shield", text: "2" }] },
      { id: "village.oasis", badges: [{ icon: "food", text: "3" }] },
      { id: "city.oasis", badges: [{ icon: "economy" }] },
    ],
  },
  { id: "cube", type: "piece", kind: "cube", in: "w", slot: "village.oasis", owner: "p0" },
  { id: "settler", type: "piece", kind: "settler", in: "w", slot: [0, 0], owner: "p0", strength: 2 },
];

const drawn = (elements: Element[]): Drawing => draw(stage, { phase: null, notes: [], standings: [], elements });
const drawing = drawn(scene);
const tree = layOut(drawing, "tree").places;
const world = layOut(drawing, "world").places;
const ctx = { stage, names: ["Ada", "Ben"] };

describe("a place for one card", () => {
  it("is filled by it", () => {
    expect(tree.get("sails")?.box).toEqual(tree.get("two")?.box);
    expect(tree.get("sails")?.within).toBe("two");
  });
});

describe("a plate", () => {
  it("has its slots beside its title, the last at the right", () => {
    const [first, last] = slotPoints(plate, { x: 0, y: 0, w: 146, h: 84 });
    expect(last).toEqual([146 - PLATE.edge, PLATE.head / 2]);
    expect(last![0] - first![0]).toBeCloseTo(slotStep(2));
    expect(slotStep(5)).toBeLessThan(slotStep(4));
  });

  it("has them at the end of a line that holds them", () => {
    const held = { ...plate, icons: [{ label: "act", icons: [], held: true }] };
    const [first] = slotPoints(held, { x: 0, y: 0, w: 146, h: 44 });
    expect(first![1]).toBe(PLATE.head + PLATE.line / 2);
  });

  it("holds pieces in its slots, and others along its lower edge", () => {
    const box = tree.get("sails")!.box;
    expect(tree.get("pawn")?.within).toBe("space.2");
    expect(Math.abs(tree.get("pawn")!.at[0] - tree.get("space.2")!.at[0])).toBeLessThan(1);
    expect(tree.get("scholar.p0")!.at[1]).toBeGreaterThan(box.y + box.h - 10);
  });

  it("tells when each line holds, what it costs and what it does", () => {
    const { container } = render(PlateFace, { card: plate, ctx });
    expect(container.querySelectorAll(".line")).toHaveLength(3);
    expect(container.querySelectorAll(".cost")).toHaveLength(1);
    expect(container.querySelectorAll(".place")).toHaveLength(2);
    expect(container.querySelectorAll(".place.paid")).toHaveLength(1);
    expect(container.querySelector(".level")?.textContent).toBe("II");
    expect(container.querySelector(".head b")?.textContent).toBe("Sails");
  });

  it("makes a long title smaller, and breaks it before it cannot be read", () => {
    const size = (title: string): { size: number; broken: boolean } => {
      const b = render(PlateFace, { card: { ...plate, title }, ctx }).container.querySelector<HTMLElement>(".head b");
      return { size: parseFloat(b?.style.fontSize ?? "0"), broken: b?.classList.contains("broken") ?? false };
    };
    expect(size("Sails")).toEqual({ size: 12.5, broken: false });
    expect(size("Mathematics").size).toBeLessThanOrEqual(12.5);
    expect(size("Artificial Intelligence").broken).toBe(true);
    expect(size("Artificial Intelligence").size).toBeGreaterThan(10);
  });
});

describe("lines between places", () => {
  const links = [...drawing.elements.values()].filter(({ type }) => type === "link");

  it("run from edge to edge, or by way of their bends", () => {
    expect(linkPath(links[0]!, tree)).toBe("M156 52L210 52");
    expect(linkPath(links[1]!, tree)).toBe("M283 94L283 150L83 150L83 94");
  });

  it("are found by where they lead; a card stands for its place", () => {
    expect(linksTo(links, ["two"]).map(({ id }) => id)).toEqual(["line"]);
    expect(linksTo(links, ["sails"])).toEqual([]);
    expect(withPlace("sails", tree)).toEqual(["sails", "two", "tree"]);
    expect(withPlace("pawn", tree)).toEqual(["pawn", "space.2", "sails", "two", "tree"]);
  });

  it("are lit where the place can be clicked, and strong where one points", () => {
    const lamp: Lamp = { ...DARK, on: true, lit: new Map([["two", {}]]) };
    const show = (lamp: Lamp, hot: string | null) => render(LitLinks, { links, places: tree, lamp, hot }).container;
    expect(show(lamp, null).querySelectorAll(".core")).toHaveLength(1);
    expect(show({ ...lamp, lit: new Map([["sails", {}]]) }, null).querySelectorAll(".core")).toHaveLength(0);
    expect(show(DARK, "sails").querySelectorAll(".strong")).toHaveLength(1);
  });
});

describe("slots of a hex", () => {
  const grid = hexGrid(drawing.get("w")!);

  it("lie one at the top and the others side by side below it", () => {
    const [head, left, right] = spotsOf(grid, [0, 0], 3);
    expect(head!.at[0]).toBe(0);
    expect(head!.at[1]).toBeLessThan(left!.at[1]);
    expect(left!.at[1]).toBe(right!.at[1]);
    expect(left!.at[0]).toBeCloseTo(-right!.at[0]);
    expect(right!.at[0] - left!.at[0]).toBeGreaterThan(left!.w);
  });

  it("are named by events, yet who points there means the hex", () => {
    expect(world.get("village.oasis")?.within).toBe("w.0.0");
    expect(world.get("village.oasis")?.label).toBeUndefined();
  });

  it("hold a piece where their sign was, beside their number", () => {
    const spot = spotsOf(grid, [0, 0], 3)[1]!;
    expect(world.get("cube")!.at[0]).toBeCloseTo(spot.at[0] + signAt(spot, { id: "", badges: [{ text: "3" }] }));
    expect(signAt(spot, { id: "", badges: [{ icon: "economy" }] })).toBe(0);
  });

  it("leave the lower part to those who stand there", () => {
    expect(world.get("settler")!.at[1]).toBeGreaterThan(world.get("cube")!.at[1]);
  });

  it("are where a piece comes from the board to", () => {
    const empty = drawn(scene.filter(({ id }) => id !== "cube"));
    const before = { drawing: empty, layout: layOut(empty, "world") };
    const after = { drawing, layout: layOut(drawing, "world") };
    const event = { do: "flow" as const, kind: "cube", owner: "p0", n: 1, source: "people", target: "village.oasis" };
    expect(plan(before, after, [event])).toMatchObject([{ kind: "enter", source: "people", beat: 0 }]);
  });
});

describe("a whole table of them", () => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(`fixtures/beyond_the_horizon-${name}.json`, "utf8"));
  const table = draw(read("stage") as Stage, (read("late") as Full).scene!);

  it.each(["tree", "world"])("has a place for everything in its %s, within the picture", (region) => {
    const { places, view } = layOut(table, region);
    const parts = [...table.elements.values()].filter(
      ({ id, type }) => table.regionOf(id) === region && !["surface", "hexes", "link", "text", "zone"].includes(type ?? ""),
    );
    const here = parts.filter(({ in: on }) => on !== "objectives" && on !== undefined);
    expect(here.length).toBeGreaterThan(20);
    expect(here.map(({ id }) => id).filter((id) => !places.has(id))).toEqual([]);
    for (const { id, at } of places.values()) {
      expect(at[0] >= view.x && at[0] <= view.x + view.w, id).toBe(true);
      expect(at[1] >= view.y && at[1] <= view.y + view.h, id).toBe(true);
    }
  });
});
