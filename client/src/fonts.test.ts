// The letters of the page: all that English and French need, in what comes at once, with their licences.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const home = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(home, path), "utf8");
const faces = [...read("src/fonts.css").matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
const own = faces.filter((face) => face.includes("url("));
const file = (face: string): string => /url\("([^"]+)"\)/.exec(face)?.[1] ?? "";

const RAISED = ["ᵉ", "ʳ"]; // of French numbers: small enough to be the system's

/** Whether a face says that it has a letter. */
function covers(face: string, letter: number): boolean {
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return ranges.some(([, from = "", to = from]) => parseInt(from, 16) <= letter && letter <= parseInt(to, 16));
}

test("every letter is shown at once in what the system has, and its file is in a package that we name", () => {
  const packages = Object.keys((JSON.parse(read("package.json")) as { dependencies: object }).dependencies);
  expect(own).toHaveLength(4);
  for (const face of own) {
    expect(face).toContain("font-display: swap");
    expect(existsSync(join(home, "node_modules", file(face)))).toBe(true);
    expect(packages).toContain(file(face).split("/").slice(0, 2).join("/"));
  }
});

test("what is asked for beforehand has every letter of English and French, once", () => {
  const first = own.filter((face) => read("index.html").includes(file(face)));
  expect(first.map((face) => /font-family: "([^"]+)"/.exec(face)?.[1])).toEqual(["Public Sans", "Source Serif 4"]);
  const letters = new Set(`${read("src/words/en.ftl")}${read("src/words/fr.ftl")}Œœæ`.match(/\p{L}/gu));
  for (const face of first) expect([...letters].filter((letter) => !covers(face, letter.codePointAt(0) ?? 0))).toEqual(RAISED);
});

test("for a raised letter of a French number no other file comes", () => {
  const face = own.filter((each) => RAISED.some((letter) => covers(each, letter.codePointAt(0) ?? 0)));
  expect(face).toEqual([]);
});

test("no letter is in two files of a family", () => {
  const at = (family: string): string[] => own.filter((face) => face.includes(`"${family}"`));
  for (const [one = "", two = ""] of [at("Public Sans"), at("Source Serif 4")]) {
    const both = Array.from({ length: 0x3000 }, (_, letter) => letter).filter((letter) => covers(one, letter) && covers(two, letter));
    expect(both).toEqual([]);
  }
});

test("licences travel along", () => {
  const kept = { "public-sans": "@fontsource-variable/public-sans", "source-serif-4": "@fontsource/source-serif-4", "lean-qr": "lean-qr" };
  for (const [name, from] of Object.entries(kept)) {
    expect(read(`public/licences/${name}.txt`)).toBe(read(`node_modules/${from}/LICENSE`));
  }
});
