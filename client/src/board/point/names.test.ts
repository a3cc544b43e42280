// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { draw } from "../../lib/scene";
import { LANGUAGES, words, type Saying } from "../../lib/words.svelte";
import type { Element, Full, Stage } from "../../lib/types";
import { layOut } from "../layout/layout";
import { fullName } from "./names";
import { hexOf, whereabouts } from "../layout/whereabouts";

const folder = resolve(import.meta.dirname, "../../../fixtures");
const read = <T>(name: string): T => JSON.parse(readFileSync(resolve(folder, name), "utf8")) as T;
const GAMES = ["rise_and_fall", "tapestry", "beyond_the_horizon"];

afterEach(() => words.setLang("en"));

/** A world of hexes with pieces on it, as a reader in the first seat sees it. */
function world(layout: "pointy" | "flat", cells: [number, number, string][], pieces: [string, number, number, string][]) {
  const hexes: Element = {
    id: "w",
    type: "hexes",
    in: "map",
    layout,
    size: 30,
    cells: cells.map(([q, r, terrain]) => [q, r, terrain, 0]),
    names: { plain: "Plain", mountain: "Mountain" },
    yours: { city: "your city", nomad: "your nomad" },
  };
  const elements: Element[] = [{ id: "map", type: "surface", region: "map" }, hexes];
  pieces.forEach(([kind, q, r, owner], n) =>
    elements.push({ id: `x${n}`, type: "piece", kind, in: "w", slot: [q, r], owner, label: kind }),
  );
  const stage: Stage = { hash: "h", game: "g", seats: 2, regions: {}, elements, texts: {}, things: "", glyphs: {} };
  const drawing = draw(stage, { phase: null, notes: [], standings: [], elements: [] });
  const saying: Saying = { stage, names: ["Ada", "Bob"], mine: [0] };
  return { drawing, saying, places: new Map([...whereabouts(drawing, saying)].map(([id, { said }]) => [id, said])) };
}

const disc = (terrain: string): [number, number, string][] =>
  [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].filter((r) => Math.abs(q + r) < 3).map((r): [number, number, string] => [q, r, terrain]));

test("a hex lies in a direction from something of the reader's, and in a row", () => {
  const { places } = world("pointy", disc("plain"), [["city", 0, 0, "p0"], ["city", 2, -2, "p1"]]);
  expect(places.get("w.0.0")).toBe("with your city, row 3");
  expect(places.get("w.1.-1")).toBe("north-east of your city, row 2");
  expect(places.get("w.-1.0")).toBe("west of your city, row 3");
  expect(places.get("w.1.-2")).toBe("2 steps north of your city, row 1");
  const flat = world("flat", disc("plain"), [["city", 0, 0, "p0"]]);
  expect(flat.places.get("w.0.-1")).toBe("north of your city, row 2");
});

test("in French, too", () => {
  words.setLang("fr");
  const { places } = world("pointy", disc("plain"), [["city", 0, 0, "p0"]]);
  expect(places.get("w.1.0")).toBe("à l’est de your city, rangée 3");
  expect(places.get("w.1.-2")).toBe("à 2 cases au nord de your city, rangée 1");
});

test("who has nothing near, or only watches, hears the row and the place in it; a place is never said twice", () => {
  const { drawing, saying } = world("pointy", disc("plain"), [["city", 2, 0, "p1"]]);
  const places = new Map([...whereabouts(drawing, { ...saying, mine: [] })].map(([id, { said }]) => [id, said]));
  expect(places.get("w.0.-2")).toBe("row 1, place 1");
  expect(places.get("w.2.-2")).toBe("row 1, place 3");
  expect(new Set(places.values()).size).toBe(places.size);
});

test("of several things the nearest tells, then the one that stays", () => {
  const { places } = world("pointy", disc("plain"), [["nomad", -1, 0, "p0"], ["city", 1, 0, "p0"]]);
  expect(places.get("w.0.0")).toBe("west of your city, row 3");
  expect(places.get("w.-2.0")).toBe("west of your nomad, row 3");
});

for (const game of GAMES)
  for (const lang of LANGUAGES)
    test(`every hex of every board of ${game} has a name of its own in ${lang}`, () => {
      words.setLang(lang);
      const stage = read<Stage>(`${game}-stage.json`);
      let related = 0;
      for (const file of readdirSync(folder).filter((name) => name.startsWith(`${game}-`) && name !== `${game}-stage.json`)) {
        const full = read<Full>(file);
        const drawing = draw(stage, full.scene!);
        const saying: Saying = { stage, names: ["Ada", "Bob", "Cyd", "Dan", "Eve", "Fay"], mine: full.table.you.seats };
        const region = Object.keys(stage.regions).find((id) => drawing.inRegion(id).some(({ type }) => type === "surface" && drawing.children(drawing.inRegion(id)[0]!.id).some((each) => each.type === "hexes")));
        const places = [...layOut(drawing, region!).places.values()].filter(({ id }) => whereabouts(drawing, saying).has(id));
        const names = places.map((place) => fullName(place, drawing, [], saying));
        expect(names.length).toBeGreaterThan(3);
        expect(new Set(names).size, `${file}: ${names.join(" | ")}`).toBe(names.length);
        expect(names.every((name) => !/place-|undefined|\{/.test(name))).toBe(true);
        related += names.filter((name) => /\b(your?|vo(tre|s))\b/.test(name)).length;
      }
      expect(related, "some lie beside something of the reader's").toBeGreaterThan(0);
    });

test("a piece says on which hex it stands", () => {
  const { drawing, saying } = world("pointy", disc("plain"), [["nomad", 1, 0, "p1"]]);
  expect(hexOf(drawing, drawing.get("x0")!)).toBe("w.1.0");
  const place = layOut(draw({ ...drawing.stage, regions: { map: { place: "board" } } }, drawing.scene), "map").places.get("x0")!;
  expect(fullName(place, drawing, [], saying)).toBe("nomad, row 3, place 4");
});

test("a piece also says where it stands from what else the reader has, in both languages", () => {
  const pieces: [string, number, number, string][] = [["nomad", 1, 0, "p1"], ["city", 0, 0, "p0"], ["nomad", 0, -1, "p0"]];
  const names = (): string[] => {
    const { drawing, saying } = world("pointy", disc("plain"), pieces);
    const { places } = layOut(draw({ ...drawing.stage, regions: { map: { place: "board" } } }, drawing.scene), "map");
    return ["x0", "x1", "x2"].map((id) => fullName(places.get(id)!, drawing, [], saying));
  };
  expect(names()).toEqual(["nomad, east of your city, row 3, place 4", "city, south-east of your nomad, row 3, place 3", "nomad, north-west of your city, row 2, place 2"]);
  words.setLang("fr");
  expect(names()[0]).toBe("nomad, à l’est de your city, rangée 3, case 4");
});
