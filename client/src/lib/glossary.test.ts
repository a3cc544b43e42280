import { expect, test } from "vitest";

import { Glossary, iconsOf, keysOf, repeats, saysMore, stem } from "./glossary";
import { draw } from "./scene";
import type { Element, GlossaryEntry, Scene, Stage } from "./types";

const entry = (id: string, about: string[], word: string, text: string, forms: string[] = []): GlossaryEntry => ({
  id,
  about,
  icon: "",
  rule: "",
  en: { word, text, forms },
  fr: { word, text, forms },
});
const glossary = new Glossary({
  game: "g",
  entries: [
    entry("track", ["track.track"], "Track", "Twelve spaces."),
    entry("food", ["track.track.food", "icon.food"], "Food track", "Of wheat."),
    entry("conquer", ["icon.conquer"], "Conquer", "Put an outpost next door.", ["conquers"]),
    entry("outpost", ["piece.outpost", "counter.outposts"], "Outpost", "Holds land.", ["outposts"]),
    entry("or", ["icon.or"], "Or", "One of both."),
    entry("steps", ["icon.steps"], "Pas", "De tuile en tuile."),
  ],
});
const elements: Element[] = [
  {
    id: "track.p0.food",
    type: "track",
    spaces: [{ id: "s1", icons: [["conquer", 1], ["food", 2]], bonus: [["any", 1]], group: "one" }],
    groups: [{ id: "one", cost: [["coin", 1]] }],
  },
  { id: "w", type: "hexes", cells: [[0, 0, "sea", 0]], frontier: [[1, 0]] },
  { id: "stone.1", type: "piece", kind: "outpost", state: ["toppled"] },
  { id: "mat.p0", type: "track", covers: true, spaces: [{ id: "mat.p0.0" }, { id: "mat.p0.1" }] },
  { id: "building.p0.0", type: "piece", kind: "market", in: "mat.p0", slot: 1 },
  { id: "land", type: "area", terrain: "forest", badges: [{ icon: "port" }] },
  { id: "aims", type: "zone", slots: [{ id: "aim.schools" }] },
  { id: "aim.schools", in: "aims", lines: ["Four schools"] } as unknown as Element,
  { id: "sup.p0", type: "panel", counters: [{ id: "has.p0.outposts", icon: "outpost", label: "Outposts", value: 3 }] },
];
const drawing = draw({ elements } as unknown as Stage, { elements: [] } as unknown as Scene);

test("keys follow from what a thing is, as on the server", () => {
  expect(stem("has.p12.column.a")).toEqual(["column", "a"]);
  expect(keysOf(drawing, "s1")).toEqual(["track.track.food"]);
  expect(keysOf(drawing, "w.0.0")).toEqual(["terrain.sea"]);
  expect(keysOf(drawing, "w.1.0")).toEqual(["frontier"]);
  expect(keysOf(drawing, "stone.1")).toEqual(["piece.outpost.stone", "state.toppled"]);
  expect(keysOf(drawing, "mat.p0.0")).toEqual(["track.mat", "state.open"]);
  expect(keysOf(drawing, "mat.p0.1")).toEqual(["track.mat", "state.covered"]);
  expect(keysOf(drawing, "land")).toEqual(["terrain.forest", "area.land"]);
  expect(keysOf(drawing, "has.p0.outposts")).toEqual(["counter.outposts", "icon.outpost"]);
  expect(keysOf(drawing, "aim.schools"), "what is written on a slot").toEqual(["zone.aims"]);
  expect(keysOf(drawing, "nowhere")).toEqual([]);
});

test("what hardly a sentence goes without is no word of the game", () => {
  const linked = (text: string, lang: "en" | "fr"): string[] => glossary.pieces(text, lang).flatMap(({ text: said, entry: word }) => (word ? [said] : []));
  expect(linked("Conquer or not, then food track", "en")).toEqual(["Conquer", "food track"]);
  expect(linked("Outpost ne prend pas Track", "fr")).toEqual(["Outpost", "Track"]);
  expect(glossary.find("icon.steps")?.fr.word).toBe("Pas");
});

test("a key stands for all that begin with it", () => {
  expect(glossary.find("track.track.science")?.id).toBe("track");
  expect(glossary.find("track.track.food")?.id).toBe("food");
  expect(glossary.find("zone.hand")).toBeNull();
  expect(glossary.about(drawing, "s1").map(({ id }) => id)).toEqual(["food"]);
});

test("icons of a space: what it gives and what its tier costs", () => {
  expect(iconsOf(drawing, "s1")).toEqual({ gives: ["conquer", "food", "any"], costs: ["coin"] });
  expect(iconsOf(drawing, "land")).toEqual({ gives: ["port"], costs: [] });
});

test("words of the game are found in a sentence, whole, once, in any form", () => {
  const pieces = glossary.pieces("Who conquers takes outposts or two outposts, not outpostsmen.", "en");
  expect(pieces.filter((piece) => piece.entry).map(({ text }) => text)).toEqual(["conquers", "outposts"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Who conquers takes outposts or two outposts, not outpostsmen.");
  const conquer = glossary.find("icon.conquer");
  expect(glossary.pieces("Conquer.", "en", conquer ? [conquer] : [])).toEqual([{ text: "Conquer.", entry: null }]);
});

test("a sentence of words that stand there already says nothing", () => {
  expect(saysMore("Archery: conquer.", "Military, Archery", "Conquer")).toBe(false);
  expect(saysMore("Archery: conquer next door.", "Military, Archery", "Conquer")).toBe(true);
  expect(saysMore("Tir à l’arc : conquérez.", "Tir à l’arc", "conquérez")).toBe(false);
});

test("a rule that says a line again in other words is not said again", () => {
  const line = "Turn an active pawn into a settler or a soldier of strength 1, then make up to 2 moves";
  expect(repeats("An active pawn may become a settler or a soldier of strength 1; then make up to 2 moves.", line)).toBe(true);
  expect(repeats("New ones appear on your starting tile or where you have a cube.", line)).toBe(false);
  expect(repeats("Conquer.", "Research")).toBe(false);
  expect(repeats("→", line), "no words at all").toBe(false);
});
