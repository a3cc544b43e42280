// Where pieces and prices stand on a map of areas: below what is told of their area, or as near to that as there is room,
// so that they cover neither names nor badges nor each other. Pure, and in pixels of a symbol.
import type { Element } from "../../lib/types";
import { distance, type Point } from "../../lib/geometry";
import { PIECE, pieceAt } from "./banner";
import { cover, HAIR, type Label, type Patch } from "./labels";
import type { Place } from "./place";

const STEP = 3; // pixels between two places that are tried
const REACH = 39; // pixels: what stands farther away is not known to be of the area
const ASIDE = 5; // pixels that another form of a group must be nearer
const FORMS = [3, 2, 1]; // pieces beside each other

/** Steps from a middle, the nearest first; across costs less than up or down, where other names stand. */
const AROUND: readonly Point[] = steps();

function steps(): Point[] {
  const found: Point[] = [];
  for (let x = -REACH; x <= REACH; x += STEP) for (let y = -REACH; y <= REACH; y += STEP) found.push([x, y]);
  return found.filter((each) => lengthOf(each) <= REACH).sort((one, other) => lengthOf(one) - lengthOf(other));
}

function lengthOf([x, y]: Point): number {
  return Math.hypot(x, y);
}

/** Whether a thing may stand at a point; without it, anywhere. */
type May = (at: Point) => boolean;

/** The step from where patches would stand together to the nearest place where nothing lies over them; null if there is none. */
export function nearestFree(patches: readonly Patch[], taken: readonly Patch[], may: May = () => true): Point | null {
  const near = taken.filter((each) => patches.some((own) => distance(each.at, own.at) < REACH + lengthOf(each.half) + lengthOf(own.half)));
  for (const [dx, dy] of AROUND) {
    const free = patches.every(({ at: [x, y], half }) => {
      const at: Point = [x + dx, y + dy];
      return cover({ at, half }, near) <= HAIR && may(at);
    });
    if (free) return [dx, dy];
  }
  return null;
}

/** The step from where a patch would stand to where least of others is covered. */
export function leastCovering({ at: [x, y], half }: Patch, taken: readonly Patch[], may: May = () => true): Point {
  const near = taken.filter(({ at, half: own }) => distance(at, [x, y]) < REACH + lengthOf(own) + lengthOf(half));
  let [best, least]: [Point, number] = [[0, 0], Infinity];
  for (const step of AROUND) {
    const at: Point = [x + step[0], y + step[1]];
    const cost = cover({ at, half }, near) + lengthOf(step) / 40;
    if (cost < least && may(at)) [best, least] = [step, cost];
  }
  return best;
}

/** Where a patch stands that has its home there: at home, or as near to it as nothing is covered. It is taken then. */
export function placeOf(home: Patch, taken: Patch[], may?: May): Point {
  const [dx, dy] = nearestFree([home], taken, may) ?? leastCovering(home, taken, may);
  const at: Point = [home.at[0] + dx, home.at[1] + dy];
  taken.push({ at, half: home.half });
  return at;
}

const TIPS = 15; // pixels: how far the tips of a piece reach, whatever its shape

/** What lies on a map of areas where something else comes to it: names, badges, and pieces of that size with their tips. */
export function takenOn(places: ReadonlyMap<string, Place>, labels: ReadonlyMap<string, Label>, symbol: number, size: number): Patch[] {
  const pieces = bannered(places).flatMap(([, group]) => group);
  return [...patchesOf(labels), ...pieces.map((place): Patch => ({ at: spotOf(place, symbol), half: [TIPS * size, TIPS * size] }))];
}

/** Where a symbol stands, in pixels of one from the surface's origin. */
export function spotOf({ at, offset }: Place, symbol: number): Point {
  return [at[0] / symbol + offset[0], at[1] / symbol + offset[1]];
}

function patchAt(at: Point, size: number): Patch {
  return { at, half: [PIECE * size, PIECE * size] };
}

const CLEARLY = 2; // pixels

/** Whether what stands at a point is seen to be of an area: its label is the nearest, or what else is its `own`. */
export function seenToBeOf(id: string, labels: ReadonlyMap<string, Label>, own: readonly Patch[] = []): May {
  const label = labels.get(id);
  const mine = [...(label?.patches ?? []), ...own];
  const others = [...new Set(labels.values())].filter((each) => each !== label).flatMap(({ patches }) => patches);
  return (at) => {
    const away = awayFrom(mine, at);
    return others.every((patch) => awayFrom([patch], at) > away - CLEARLY);
  };
}

function awayFrom(patches: readonly Patch[], [x, y]: Point): number {
  return Math.min(...patches.map(({ at, half }) => Math.hypot(Math.max(0, Math.abs(at[0] - x) - half[0]), Math.max(0, Math.abs(at[1] - y) - half[1]))));
}

function patchesOf(labels: ReadonlyMap<string, Label>): Patch[] {
  return [...new Set(labels.values())].flatMap(({ patches }) => patches);
}

/** Around the middle of an area's badges, in pixels of a symbol from the surface's origin. */
export function bannerAt({ banner: [x = 0, y = 0] = [] }: Element, label: Label | undefined, symbol: number): Point {
  const [dx, dy] = label?.shift ?? [0, 0];
  return [x / symbol + dx, y / symbol + dy];
}

/** The places of a map, its pieces beside what is told there; `size` is that of pieces, of what is usual. */
export function withPiecesBeside(
  places: ReadonlyMap<string, Place>,
  labels: ReadonlyMap<string, Label>,
  symbol: number,
  size: number,
): ReadonlyMap<string, Place> {
  if (labels.size === 0) return places;
  const taken = patchesOf(labels);
  const found = new Map(places);
  for (const [area, group] of bannered(places)) {
    const spots = standing(group.length, bannerAt(area, labels.get(area.id), symbol), taken, size, seenToBeOf(area.id, labels));
    group.forEach((place, i) => {
      const spot = spots[i]!;
      taken.push(patchAt(spot, size));
      found.set(place.id, { ...place, offset: [spot[0] - place.at[0] / symbol, spot[1] - place.at[1] / symbol] });
    });
  }
  return found;
}

/** The pieces of each area; where few stand there is most choice, so these come last. */
function bannered(places: ReadonlyMap<string, Place>): [Element, Place[]][] {
  const found = new Map<Element, Place[]>();
  for (const place of places.values()) {
    const area = place.host.type === "piece" && place.symbol ? places.get(place.within ?? "")?.host : undefined;
    if (area?.type === "area" && area.banner) found.set(area, [...(found.get(area) ?? []), place]);
  }
  return [...found].sort(([, one], [, other]) => other.length - one.length);
}

/** Where so many pieces of an area stand. */
function standing(count: number, [x, y]: Point, taken: readonly Patch[], size: number, may: May): Point[] {
  const all = Array.from({ length: count }, (_, i) => i);
  const forms = FORMS.filter((abreast) => abreast <= Math.max(1, count)).map((abreast) =>
    all.map((i): Patch => {
      const [dx, dy] = pieceAt(i, count, abreast);
      return patchAt([x + dx * size, y + dy * size], size);
    }),
  );
  let [best, least]: [Point[] | null, number] = [null, Infinity];
  forms.forEach((form, n) => {
    const step = nearestFree(form, taken, may);
    const cost = step ? lengthOf(step) + n * ASIDE : Infinity;
    if (step && cost < least) [best, least] = [form.map(({ at }): Point => [at[0] + step[0], at[1] + step[1]]), cost];
  });
  return best ?? alone(forms[0]!, taken, may);
}

/** Each by itself, where it covers least. */
function alone(group: readonly Patch[], taken: readonly Patch[], may: May): Point[] {
  const now = [...taken];
  return group.map((each) => placeOf(each, now, may));
}
