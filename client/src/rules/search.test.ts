import { expect, test } from "vitest";

import { arranged, fold, highlight, search } from "./search";
import type { RuleSection } from "../lib/types";

const rule = (id: string, en: string, fr: string) => ({ id, section: "s", en, fr, source: "rulebook", ruling: "" });
const sections: RuleSection[] = [
  {
    id: "decline",
    title: { en: "Decline", fr: "Déclin" },
    rules: [
      rule("v.decline.when", "A people declines before it expands.", "Un peuple décline avant de s’étendre."),
      rule("v.decline.pawns", "Its pawns leave, one stays in each province.", "Ses pions partent, un reste par province."),
    ],
  },
  { id: "forts", title: { en: "Forts", fr: "Forts" }, rules: [rule("v.forts", "A fort adds one.", "Un fort ajoute un.")] },
];
const found = (query: string, lang: "en" | "fr" = "en") =>
  search(sections, query, lang).flatMap((section) => section.rules.map((one) => one.id));

test("accents and capitals do not matter, and places stay", () => {
  expect(fold("Déclin ŒUVRE")).toBe("declin œuvre");
  expect(fold("élan")).toHaveLength(4);
});

test("every word must be there, in any order, in the sentence, its heading or its id", () => {
  expect(found("province PAWNS")).toEqual(["v.decline.pawns"]);
  expect(found("declin etendre", "fr")).toEqual(["v.decline.when"]);
  expect(found("v.forts")).toEqual(["v.forts"]);
  expect(found("decline")).toHaveLength(2);
  expect(found("volcano")).toEqual([]);
  expect(found("  ")).toHaveLength(3);
});

test("what was searched is marked where it stands", () => {
  expect(highlight("Le déclin, déclin", "declin")).toEqual([
    { text: "Le ", hit: false },
    { text: "déclin", hit: true },
    { text: ", ", hit: false },
    { text: "déclin", hit: true },
  ]);
  expect(highlight("Forts", "")).toEqual([{ text: "Forts", hit: false }]);
});

test("house rules come last, in a chapter and among chapters", () => {
  const sourced = (id: string, source: string) => ({ ...rule(id, id, id), source });
  const book = [
    { id: "ours", title: { en: "", fr: "" }, rules: [sourced("o", "house")] },
    { id: "set-up", title: { en: "", fr: "" }, rules: [sourced("a", "house"), sourced("b", "rulebook"), sourced("c", "public")] },
  ];
  expect(arranged(book).map(({ id, rules }) => [id, ...rules.map((one) => one.id)])).toEqual([
    ["set-up", "b", "c", "a"],
    ["ours", "o"],
  ]);
});
