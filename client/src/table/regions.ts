// Where the parts of a scene go on the page.
import type { Drawing } from "../lib/scene";

const PLANES = ["board", "side", "mat", "drawer"] as const;

/** The regions drawn as planes, those of the board first; empty ones are left out. */
export function boardRegions(drawing: Drawing): string[] {
  const found = PLANES.flatMap((place) => drawing.regions(place));
  return found.filter((region) => drawing.inRegion(region).length > 0);
}

/** The first of these regions that has something to click. */
export function firstLit(regions: string[], lit: ReadonlySet<string | undefined>): string | null {
  return regions.find((region) => lit.has(region)) ?? null;
}

/** Whether everything that can be clicked lies in the trays. */
export function onlyInTrays(drawing: Drawing, lit: Iterable<string>): boolean {
  const trays = drawing.regions("tray");
  const ids = [...lit];
  return ids.length > 0 && ids.every((id) => trays.includes(drawing.regionOf(id) ?? ""));
}

const CARD = { width: 296, height: 300 };

/** Whether a card in the top left corner of a box would lie over a thing. */
export function covers(box: DOMRect, thing: DOMRect): boolean {
  return thing.left < box.left + CARD.width && thing.top < box.top + CARD.height;
}
