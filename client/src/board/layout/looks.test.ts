// What the page draws with, kept for the renderer in Python: `npx vitest run looks -u` writes it anew.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GLYPHS, SHAPES } from "../../lib/glyphs";
import { BLOCKS, DISCS, ICONS } from "../../lib/icons";
import { signOf, textureOf } from "./terrain";

const LOOKS = "../../../../src/ecumene/picture/looks.json";
const TERRAINS = ["deep", "coast", "sea", "plain", "farmland", "pasture", "desert", "forest", "mountain", "glacier"];

test("a picture made in Python has the colours, icons and silhouettes of the page", async () => {
  const css = readFileSync(new URL("../../app.css", import.meta.url), "utf-8");
  const looks = {
    light: coloursIn(css, 0),
    dark: coloursIn(css, 1),
    both: coloursIn(css, 3),
    shapes: SHAPES,
    glyphs: GLYPHS,
    icons: ICONS,
    discs: [...DISCS],
    blocks: BLOCKS,
    textures: Object.fromEntries(TERRAINS.map((terrain) => [terrain, textureOf(terrain)])),
    signs: Object.fromEntries(TERRAINS.map((terrain) => [terrain, signOf(terrain)])),
  };
  expect(Object.keys(looks.light)).toContain("paper");
  expect(Object.keys(looks.dark)).toContain("terrain-sea");
  expect(Object.keys(looks.both)).toContain("vermilion");
  await expect(`${JSON.stringify(looks, null, 1)}\n`).toMatchFileSnapshot(LOOKS);
});

/** The colours of the block of custom properties that comes so many others after the first. */
function coloursIn(css: string, block: number): Record<string, string> {
  const blocks = [...css.matchAll(/\{([^{}]*--[^{}]*)\}/g)].map(([, body]) => body ?? "");
  const found = [...(blocks[block] ?? "").matchAll(/--([\w-]+): (#[0-9a-f]{3,8});/g)];
  return Object.fromEntries(found.map(([, name, colour]) => [name ?? "", colour ?? ""]));
}
