// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { LiveTable } from "../../lib/live.svelte";
import type { Full, Stage } from "../../lib/types";
import { LANGUAGES, words } from "../../lib/words.svelte";
import { Desk } from "./desk.svelte";

const folder = resolve(import.meta.dirname, "../../../fixtures");
const read = <T>(name: string): T => JSON.parse(readFileSync(resolve(folder, name), "utf8")) as T;
const HEXES = ["rise_and_fall", "tapestry", "beyond_the_horizon"];
const moments = readdirSync(folder).filter((name) => HEXES.some((game) => name.startsWith(`${game}-`)) && !name.endsWith("-stage.json"));

afterEach(() => words.setLang("en"));

function asked(file: string): Desk {
  const { table, scene, choices, log } = read<Full>(file);
  const stage = read<Stage>(`${file.slice(0, file.lastIndexOf("-"))}-stage.json`);
  const live = { id: "t", table, stage, scene, choices, log, logFrom: 0, beats: [], takeBeat: () => undefined, connection: "live", accepted: 0 };
  return new Desk(live as unknown as LiveTable);
}

for (const lang of LANGUAGES)
  test(`no two choices about a world of hexes sound alike in ${lang}`, () => {
    words.setLang(lang);
    let placed = 0;
    for (const file of moments) {
      const desk = asked(file);
      const names = desk.choice ? desk.namesOfActs(desk.choice) : [];
      const twice = names.filter((name, n) => names.indexOf(name) !== n);
      expect(twice, file).toEqual([]);
      placed += names.filter((name) => /row \d|rangée \d/.test(name)).length;
    }
    expect(placed).toBeGreaterThan(20);
  });
