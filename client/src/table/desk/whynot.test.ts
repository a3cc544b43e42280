// @vitest-environment jsdom
import { expect, it } from "vitest";

import { narrow } from "../../lib/narrow";
import type { Choice, Why } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { whyNot } from "./whynot";

const choice = {
  acts: [
    { i: 0, path: ["tile", ["here", "there"]], say: "Lay it" },
    { i: 1, path: ["other", "there"], say: "Lay the other" },
  ],
} as unknown as Choice;
const desk = (...clicked: string[]): Desk =>
  ({ choice, now: narrow(choice, clicked), asks: null, nameOf: (id: string) => id }) as unknown as Desk;
const elsewhere: Why = { rule: "core.choice", text: null, sentence: {}, tally: null };
const notAsked = (thing: string): string => words.t("table-not-asked", { thing, question: "" });

it("what is the second half of an answer asks for the first, whatever the game says of such things", () => {
  expect(whyNot(desk(), "there", elsewhere)).toBe(words.t("table-comes-later"));
  expect(whyNot(desk("tile"), "nowhere", elsewhere)).toBe(notAsked("nowhere"));
  expect(whyNot(desk(), "tile", elsewhere), "it is lit").toBe(notAsked("tile"));
  const refused: Why = { ...elsewhere, rule: "tapestry.explore.beside", sentence: { en: "Too far away.", fr: "Too far away." } };
  expect(whyNot(desk(), "there", refused), "a reason of the game goes first").toBe("Too far away.");
});
