// @vitest-environment jsdom
import { expect, test } from "vitest";

import english from "../words/en.ftl?raw";
import french from "../words/fr.ftl?raw";
import { plain, sayText, words } from "./words.svelte";
import type { Stage } from "./types";

const stage: Stage = {
  hash: "abc",
  game: "tiny",
  seats: 2,
  regions: {},
  elements: [],
  texts: { en: "do-go = Go to { NAME($to) }\nname-pier = the pier", fr: "do-go = Aller { NAME($to) }\nname-pier = au quai" },
  things: "name-",
  glyphs: {},
};

/** A message's id, its attributes and the arguments it uses. */
function shapes(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of source.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (id === undefined) continue;
    expect(found.has(id), `${id} stands twice`).toBe(false);
    const args = new Set([...block.matchAll(/\$([a-z]+)/g)].map((match) => match[1]));
    found.set(id, [...args].sort().join(" "));
  }
  return found;
}

test("both languages have the same messages with the same arguments", () => {
  expect(Object.fromEntries(shapes(french))).toEqual(Object.fromEntries(shapes(english)));
});

test("the language switches at once and is kept", () => {
  words.setLang("fr");
  expect(words.t("lobby-play")).toBe("Jouer");
  expect(document.documentElement.lang).toBe("fr");
  expect(localStorage.getItem("ecumene.lang")).toBe("fr");
  words.setLang("en");
  expect(words.t("lobby-play")).toBe("Play now");
});

test("a game's words come with its stage, in the language of the moment", () => {
  const saying = { stage, names: [] };
  words.setLang("en");
  expect(plain({ t: "do-go", a: { to: "pier" } }, saying)).toBe("Go to the pier");
  words.setLang("fr");
  expect(sayText({ t: "do-go", a: { to: "pier" } }, saying)).toEqual([
    { text: "Aller " },
    { text: "au quai", id: "pier" },
  ]);
  words.setLang("en");
});
