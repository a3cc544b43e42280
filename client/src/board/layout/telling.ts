// How a region tells of its areas at a size: the names, the badges beside them, and the pieces below. Pure.
import type { Text } from "../../lib/types";
import { withPiecesBeside } from "./beside";
import { labelsOf, type Label } from "./labels";
import type { Layout } from "./layout";

export interface Telling {
  /** How far names are lifted above where they are drawn. */
  lift: number;
  /** The size of names. */
  letters: number;
  /** The size of pieces, of what is usual. */
  pieces: number;
  labels: ReadonlyMap<string, Label>;
}

// seen from afar symbols shrink less than the map: names step aside of what is told below them
const [APART, ON_MAP] = [15, 16]; // pixels of a symbol that a name needs, and that the map gives it at its usual scale
const [WIDE, CROWDED, SMALL] = [0.7, 0.62, 0.5]; // of the usual scale
const [LETTERS, SMALLER] = [12.5, 11.5]; // pixels of names

/** What is told at a scale, where `symbol` units of the surface are a symbol's pixel. */
export function telling(layout: Layout, scale: number, symbol: number, say: (text: Text) => string): Telling {
  const { places, surfaces, unit, view } = layout;
  const bannered = surfaces.length > 0 && [...places.values()].some(({ host }) => host.type === "area" && host.banner !== undefined);
  const lift = Math.max(0, APART - (ON_MAP * unit) / symbol);
  const letters = scale * unit < CROWDED ? SMALLER : LETTERS;
  const pieces = !bannered || scale * unit >= WIDE ? 1 : scale * unit < SMALL ? 0.74 : 0.88;
  return { lift, letters, pieces, labels: labelsOf({ places, symbol, lift, letters, pieces, view, say }) };
}

/** A layout in which pieces stand beside what is told. */
export function besideTold(layout: Layout, symbol: number, { labels, pieces }: Telling): Layout {
  return labels.size === 0 ? layout : { ...layout, places: withPiecesBeside(layout.places, labels, symbol, pieces) };
}
