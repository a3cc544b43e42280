// @vitest-environment jsdom
import { expect, test } from "vitest";

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

test("what says the words of a part brings them along", () => {
  const files = import.meta.glob<string>("../**/en.ftl", { query: "?raw", import: "default", eager: true });
  const modules = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
  const parts = Object.entries(files).map(([path, text]) => ({ folder: path.replace("/en.ftl", ""), keys: [...shapes(text).keys()] }));
  const missing: string[] = [];
  for (const { folder, keys } of parts.filter((part) => part.folder !== "../words")) {
    const others = parts.filter((part) => part.folder !== folder).flatMap((part) => part.keys);
    for (const [path, source] of Object.entries(modules)) {
      const whole = keys.filter((key) => source.includes(`"${key}"`));
      const begun = [...source.matchAll(/`([a-z][a-zA-Z-]*-)\$\{/g)].map((match) => match[1] ?? "");
      const only = begun.filter((start) => keys.some((key) => key.startsWith(start)) && !others.some((key) => key.startsWith(start)));
      if (whole.length + only.length > 0 && !brings(path, source, folder)) missing.push(`${path}: ${[...whole, ...only].join(", ")}`);
    }
  }
  expect(missing).toEqual([]);
});

/** Whether a module imports the words of a folder. */
function brings(path: string, source: string, folder: string): boolean {
  const imports = [...source.matchAll(/import "([./\w]+)\/words"/g)].map((match) => new URL(`${match[1]}/`, `file:///src/lib/${path}`).pathname);
  return imports.includes(new URL(`${folder}/`, "file:///src/lib/").pathname);
}

test("both languages have the same messages with the same arguments", () => {
  const files = import.meta.glob<string>("../**/{en,fr}.ftl", { query: "?raw", import: "default", eager: true });
  const all = (lang: string) => Object.keys(files).filter((path) => path.endsWith(`/${lang}.ftl`)).map((path) => files[path]).join("\n");
  expect(Object.keys(files).length).toBeGreaterThan(4);
  expect(Object.fromEntries(shapes(all("fr")))).toEqual(Object.fromEntries(shapes(all("en"))));
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
