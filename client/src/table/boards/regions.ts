// Where the parts of a scene go on the page.
import type { Drawing } from "../../lib/scene";

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

/** Whether a region of the board or of mats is a sheet of paper in the page: it has no surface of its own. */
export function isPane(drawing: Drawing, region: string): boolean {
  return !drawing.inRegion(region).some((thing) => thing.type === "surface");
}

/** Whether a region is a plane of paper: things lie on it, no map and no world. */
export function isPaper(drawing: Drawing, region: string): boolean {
  return drawing.inRegion(region).some(({ type, backdrop }) => type === "surface" && backdrop === "paper");
}

/** Whether a table is several sheets and planes side by side, rather than one plane. */
export function isDesk(drawing: Drawing): boolean {
  return boardRegions(drawing).some((region) => isPane(drawing, region));
}

/** Regions one below another, and how wide they would like to be together. */
export interface Column {
  regions: string[];
  weight: number;
}

/**
 * How the regions of a desk stand: sheets of the board above all others, at full width, and the columns below them. A
 * sheet that has a weight, or stands under another region, is in a column, too.
 */
export function arranged(drawing: Drawing, regions: readonly string[]): { bands: string[]; columns: Column[] } {
  const wish = (region: string) => drawing.stage.regions[region];
  const bands = regions.filter((region) => {
    const { place, weight, under } = wish(region) ?? {};
    return place === "board" && weight === undefined && under === undefined && isPane(drawing, region);
  });
  const others = regions.filter((region) => !bands.includes(region));
  const first = others.filter((region) => !others.includes(wish(region)?.under ?? ""));
  const columns = first.map((region) => ({
    regions: [region, ...others.filter((other) => wish(other)?.under === region)],
    weight: wish(region)?.weight ?? 1,
  }));
  return { bands, columns };
}

/** Whether so many sheets lie across the board that with less room the others share two panes. */
export function isCrowded(drawing: Drawing): boolean {
  return arranged(drawing, boardRegions(drawing)).bands.length > 1;
}

const SLIM = 680; // pixels for the columns of the narrowest desk, beside a rail that is not folded

/** Whether planes side by side would be too narrow on a small desk: there the rail beside them is folded. */
export function isCramped(drawing: Drawing): boolean {
  const { bands, columns } = arranged(drawing, boardRegions(drawing));
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0);
  const least = ({ regions: [first = ""] }: Column): number => 16 * (drawing.stage.regions[first]?.min ?? 0);
  return bands.length === 0 && columns.length > 1 && columns.some((column) => least(column) > (SLIM * column.weight) / whole);
}

const TABBED = 1058; // pixels below which the sheets of a crowded board have no room side by side

/**
 * The two panes of a crowded board in so many pixels: what is everybody's, and what is a player's own. Null where all
 * has room; the first sheet stays above them.
 */
export function panesOf(drawing: Drawing, regions: readonly string[], width: number): [string[], string[]] | null {
  const { bands } = arranged(drawing, regions);
  if (bands.length < 2 || width === 0 || width >= TABBED) return null;
  const others = regions.filter((region) => region !== bands[0]);
  const isMat = (region: string): boolean => drawing.stage.regions[region]?.place === "mat";
  return [others.filter((region) => !isMat(region)), others.filter(isMat)];
}

/** The pages of a phone: a sheet takes those along that stand under it, and offers come last. */
export function pagesOf(drawing: Drawing, regions: readonly string[]): string[][] {
  const { bands, columns } = arranged(drawing, regions);
  const pages = columns.flatMap(({ regions: [first = "", ...under] }) => {
    const whole = isPane(drawing, first) && under.every((region) => isPane(drawing, region));
    return whole ? [[first, ...under]] : [first, ...under].map((region) => [region]);
  });
  const [top, ...offers] = bands.map((region) => [region]);
  return [...(top ? [top] : []), ...pages, ...offers];
}

const LONG = 48; // letters: what says more stands below

/** Whether a text of a region is a note beside its name; a longer one is a remark below it all. */
export function isNote(text: string): boolean {
  return text.length <= LONG;
}

/** How many cards lie in each place of a region, of one player where it is a mat; decks count for nothing. */
export function cardsIn(drawing: Drawing, region: string, owner: string | null): number[] {
  const zones = drawing.inRegion(region).filter(({ type }) => type === "zone");
  const seen = zones.filter((zone) => owner === null || zone.owner === undefined || zone.owner === owner);
  return seen.map(({ id }) => drawing.children(id).filter(({ type }) => type === "card").length).filter((n) => n > 0);
}

/** Whose mat a thing lies on, if it lies on one. */
export function matOwner(drawing: Drawing, id: string): string | null {
  let thing = drawing.host(id);
  while (thing?.in !== undefined) thing = drawing.host(thing.in);
  const onMat = drawing.stage.regions[thing?.region ?? ""]?.place === "mat";
  return onMat ? (thing?.owner ?? null) : null;
}

/** The region on whose plane all these things lie; null where some lie elsewhere. */
export function planeOf(drawing: Drawing, ids: readonly string[]): string | null {
  const tops = ids.map((id) => {
    let thing = drawing.host(id);
    while (thing?.in !== undefined) thing = drawing.host(thing.in);
    return thing;
  });
  const [first] = tops;
  const together = first?.type === "surface" && tops.every((top) => top === first);
  return together ? (first.region ?? null) : null;
}

/** The plane or the sheet on which all these things lie; null where some lie elsewhere. */
export function partOf(drawing: Drawing, ids: readonly string[]): string | null {
  const [first, ...others] = new Set(ids.map((id) => drawing.regionOf(id)));
  const sheet = first !== undefined && others.length === 0 && isPane(drawing, first) ? first : null;
  return sheet ?? planeOf(drawing, ids);
}

/** The one of these regions with most of the things to click, the first of equals; null where none has any. */
export function mostLit(drawing: Drawing, regions: readonly string[], lit: readonly string[]): string | null {
  const counts = regions.map((region) => lit.filter((id) => drawing.regionOf(id) === region).length);
  const most = Math.max(0, ...counts);
  return most > 0 ? (regions[counts.indexOf(most)] ?? null) : null;
}

/** Whether a table has anything in its trays, or panels that a phone shows with them. */
export function hasTrays(drawing: Drawing): boolean {
  const trays = drawing.regions("tray").filter((region) => drawing.inRegion(region).length > 0);
  return [...trays, ...sideRegions(drawing)].length > 0;
}

/** Whether hands and rows of cards come and go in the trays: these keep the height of a card, so that the board keeps still. */
export function holdsCards(drawing: Drawing): boolean {
  const zones = drawing.regions("tray").flatMap((region) => drawing.inRegion(region)).filter(({ type }) => type === "zone");
  return zones.some(({ slots }) => !slots?.length);
}

/** Whether everything that can be clicked lies in the trays. */
export function onlyInTrays(drawing: Drawing, lit: Iterable<string>): boolean {
  const trays = [...drawing.regions("tray"), ...sideRegions(drawing)];
  const ids = [...lit];
  return ids.length > 0 && ids.every((id) => trays.includes(drawing.regionOf(id) ?? ""));
}
