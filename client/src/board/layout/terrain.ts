// How each terrain of a hex looks: colour and texture together, since colour never speaks alone.
import type { Element } from "../../lib/types";

/** Textures for a hex of radius 34, around its middle; `look` says how their path is drawn. */
interface Texture {
  d: string;
  look: "line" | "solid" | "dots";
}

const WAVE: Texture = { d: "M-13-9q4-4 8 0t8 0", look: "line" };
const TEXTURES: Readonly<Record<string, Texture>> = {
  sea: WAVE,
  deep: WAVE,
  coast: WAVE,
  plain: { d: "M-13-10v-4M-10-10l2-4M11-12v-4M14-12l2-4", look: "line" },
  pasture: { d: "M-13-8v-5M-10-8l2-4M9-12v-5M12-12l2-4", look: "line" },
  farmland: { d: "M-16-6l10-4M-14-1l10-4M6-12l10-4M8-7l10-4", look: "line" },
  desert: { d: "M-12-10h.01M-7-14h.01M-6-8h.01M8-14h.01M13-11h.01", look: "dots" },
  forest: { d: "M-13-6l4-8 4 8zM7-8l4-8 4 8z", look: "solid" },
  mountain: { d: "M-20-4l8-14 8 14M-12-18l2 14M7-10l6-10 6 10M13-20l1.5 10", look: "line" },
  glacier: { d: "M-14-16l6-5 5 6-4 5zM6-18l6-3 4 6-6 3z", look: "line" },
};

/** One sign of each terrain around the origin, for a corner of a hex of radius 34. */
const SIGNS: Readonly<Record<string, Texture>> = {
  sea: { d: "M-6 0q3-3 6 0t6 0", look: "line" },
  plain: { d: "M-2 2v-4M1 2l2-4", look: "line" },
  pasture: { d: "M-4 3v-5M-1 3l2-4M4 3v-5", look: "line" },
  farmland: { d: "M-5 0l10-4M-4 4l10-4", look: "line" },
  desert: { d: "M-4 2h.01M0-2h.01M4 2h.01", look: "dots" },
  forest: { d: "M-4.5 4l4.5-9 4.5 9z", look: "solid" },
  mountain: { d: "M-7 4l7-11 7 11M0-7l2 9", look: "line" },
  glacier: { d: "M-5 0l5-5 5 5-5 5z", look: "line" },
};

const HEX_COLOURS = new Set(["plain", "forest", "mountain"]);
const KNOWN = new Set([
  "deep",
  "coast",
  "sea",
  "plain",
  "farmland",
  "pasture",
  "desert",
  "forest",
  "mountain",
  "glacier",
  "off",
]);

/** Whether a word is the name of a terrain. */
export function isTerrain(word: string | undefined): word is string {
  return word !== undefined && KNOWN.has(word);
}

export function textureOf(terrain: string): Texture | undefined {
  return TEXTURES[terrain];
}

/** The sign of a terrain that has only a corner of a hex. */
export function signOf(terrain: string): Texture | undefined {
  return SIGNS[terrain];
}

/** The colour of a hex's face. */
export function faceOf(terrain: string): string {
  if (HEX_COLOURS.has(terrain)) return `var(--hex-${terrain})`;
  return KNOWN.has(terrain) ? `var(--terrain-${terrain})` : "var(--terrain-off)";
}

/** The darker colour of its walls, its edge and its texture. */
export function wallColourOf(terrain: string): string {
  if (terrain === "deep" || terrain === "coast") return "var(--wall-sea)";
  return KNOWN.has(terrain) ? `var(--wall-${terrain})` : "var(--wall-off)";
}

/** What the cells of a terrain are called, where a world says so. */
export function nameOfTerrain(hexes: Element, terrain: string): Element["label"] {
  return hexes.names?.[terrain];
}

/** What a cell of a world is called, where the world says so: it is named after its terrain. */
export function cellName(hexes: Element, id: string): Element["label"] {
  const cell = (hexes.cells ?? []).find(([q, r]) => id === `${hexes.id}.${q}.${r}`);
  return nameOfTerrain(hexes, cell ? String(cell[2]) : "frontier");
}
