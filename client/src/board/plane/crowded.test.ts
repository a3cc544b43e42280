// @vitest-environment jsdom
// Pieces of a map of areas stand beside what is told there, however small the map is.
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { draw } from "../../lib/scene";
import type { Full, Stage } from "../../lib/types";
import { plain, words } from "../../lib/words.svelte";
import { seenToBeOf, spotOf, takenOn } from "../layout/beside";
import { cover, type Patch } from "../layout/labels";
import { layOut } from "../layout/layout";
import { besideTold, telling } from "../layout/telling";
import { symbolScale } from "../point/camera";

const patch = (x: number, y: number, side = 10): Patch => ({ at: [x, y], half: [side, side] });

describe("a crowded map", () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(`fixtures/rise_of_empires-${name}.json`, "utf8"));
  const stage = read("stage") as Stage;
  const WIDE = 1400; // units of the map

  function shown(name: string, width: number) {
    const scale = width / WIDE;
    const layout = layOut(draw(stage, (read(name) as Full).scene!), "world");
    const symbol = symbolScale(scale, layout.unit);
    const told = telling(layout, scale, symbol, (text) => plain(text, { stage, names: [] }));
    return { symbol, told, ...besideTold(layout, symbol, told) };
  }

  it.each([
    ["en", 600],
    ["fr", 600],
    ["en", 680],
    ["fr", 680],
    ["fr", 800],
  ] as const)("in %s, %i pixels wide, has its pieces beside names and badges, and beside the name of their area", (lang, width) => {
    words.setLang(lang);
    for (const moment of ["keep", "late", "over"]) {
      const { places, symbol, told } = shown(moment, width);
      const labels = [...new Set(told.labels.values())].flatMap(({ patches }) => patches);
      const pieces = [...places.values()].filter(({ host, symbol: small }) => host.type === "piece" && small);
      expect(pieces.length).toBeGreaterThan(10);
      for (const [i, piece] of pieces.entries()) {
        expect(seenToBeOf(piece.within!, told.labels)(spotOf(piece, symbol)), `${moment}: ${piece.id} beside another area's name`).toBe(true);
        const spot = patch(...spotOf(piece, symbol), 12 * told.pieces);
        expect(cover(spot, labels), `${moment}: ${piece.id} over what is told`).toBeLessThan(3.5);
        const others = pieces.filter((_, j) => j !== i).map((each) => patch(...spotOf(each, symbol), 12 * told.pieces));
        expect(cover(spot, others), `${moment}: ${piece.id} over another`).toBeLessThan(3.5);
      }
      expect(takenOn(places, told.labels, symbol, told.pieces)).toHaveLength(labels.length + pieces.length);
    }
  });

  it("says its badges in words wherever these have room", () => {
    words.setLang("fr");
    const short = (width: number): number => [...new Set(shown("late", width).told.labels.values())].filter((label) => label.short).length;
    expect(short(800)).toBe(0);
    expect(short(680)).toBeLessThan(10);
    expect(short(600)).toBeLessThan(15);
    words.setLang("en");
  });

  it("keeps its names where they are, whatever stands on it", () => {
    const shifts = (moment: string) => [...shown(moment, 600).told.labels].map(([id, { shift }]) => [id, shift]);
    expect(shifts("over")).toEqual(shifts("place"));
  });
});
