// Where the parts of a scene go on the page.
import type { Drawing } from "../lib/scene";

const PLANES = ["board", "side", "mat", "drawer"] as const;

/** The regions drawn as planes, those of the board first; empty ones are left out. */
export function boardRegions(drawing: Drawing): string[] {
  const found = PLANES.flatMap((place) => drawing.regions(place));
  const panels = sideRegions(drawing);
  return found.filter((region) => drawing.inRegion(region).length > 0 && !panels.includes(region));
}

/** The regions that are small panels beside the board: they have no surface of their own. */
export function sideRegions(drawing: Drawing): string[] {
  return drawing.regions("side").filter((region) => {
    const things = drawing.inRegion(region);
    return things.length > 0 && things.every((thing) => thing.type !== "surface");
  });
}

/** The first of these regions that has something to click. */
export function firstLit(regions: string[], lit: ReadonlySet<string | undefined>): string | null {
  return regions.find((region) => lit.has(region)) ?? null;
}

/** Whether everything that can be clicked lies in the trays. */
export function onlyInTrays(drawing: Drawing, lit: Iterable<string>): boolean {
  const trays = [...drawing.regions("tray"), ...sideRegions(drawing)];
  const ids = [...lit];
  return ids.length > 0 && ids.every((id) => trays.includes(drawing.regionOf(id) ?? ""));
}

const CARD = { width: 296, height: 300 };

/** Whether a card in the top left corner of a box would lie over a thing; `from` is where the card begins. */
export function covers(box: DOMRect, thing: DOMRect, from = 0): boolean {
  const left = box.left + from;
  return thing.left < left + CARD.width && thing.right > left && thing.top < box.top + CARD.height;
}
