// Where the hexes of a world lie, in words that a person can say: "north of your city, row 4".
import type { Drawing } from "../../lib/scene";
import type { Element } from "../../lib/types";
import { plain, words, type Saying } from "../../lib/words.svelte";
import { cellAt, cellsOf, hexGrid } from "./hexes";
import { nameOfTerrain } from "./terrain";

type Axial = readonly [number, number];

/** A hex and what it is called without its place. */
interface Spot {
  id: string;
  at: Axial;
  kind: string;
}

/** Something of the reader's, by which they know where they are. */
interface Landmark {
  at: Axial;
  name: string;
  rank: number;
}

/** Where a hex lies. */
export interface Where {
  /** What it is called without its place, and whether no other is called so. */
  kind: string;
  alone: boolean;
  /** Its place as its reader would say it. Kind and place together are a name that no other hex has. */
  said: string;
  /** Where what stands on it is: beside what else the reader has, its row and its place in it. */
  held: string;
}

const NEAR = 3; // hexes: what is further away helps nobody to find a place
const WAYS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

const known = new WeakMap<Drawing, { key: string; places: Map<string, Where> }>();

/** The places of all hexes of a drawing by their ids. Where several would be called the same, their number in the row tells. */
export function whereabouts(drawing: Drawing, ctx: Saying): ReadonlyMap<string, Where> {
  const key = `${words.lang} ${(ctx.mine ?? []).join()}`;
  const kept = known.get(drawing);
  if (kept?.key === key) return kept.places;
  const places = new Map<string, Where>();
  for (const element of drawing.elements.values())
    if (element.type === "hexes") for (const [id, where] of placesIn(drawing, element, ctx)) places.set(id, where);
  known.set(drawing, { key, places });
  return places;
}

/** The hex on which a piece stands or that holds a slot: its id, or null for what lies on no hex. */
export function hexOf(drawing: Drawing, piece: Element): string | null {
  const hexes = drawing.get(piece.in ?? "");
  if (hexes?.type !== "hexes") return null;
  if (Array.isArray(piece.slot)) return `${hexes.id}.${piece.slot.join(".")}`;
  const host = typeof piece.slot === "string" ? drawing.host(piece.slot) : undefined;
  return host?.in === hexes.id ? host.id : null;
}

/** Where the hex lies on which a piece stands, or a hex itself; empty for what lies on none. */
export function placeOf(drawing: Drawing, ctx: Saying, thing: Element | undefined, id: string): string {
  const places = whereabouts(drawing, ctx);
  if (thing?.type !== "piece") return places.get(id)?.said ?? "";
  return places.get(hexOf(drawing, thing) ?? "")?.held ?? "";
}

function placesIn(drawing: Drawing, hexes: Element, ctx: Saying): [string, Where][] {
  const spots = spotsOf(drawing, hexes, ctx);
  const rows = [...new Set(spots.map(({ at }) => rowOf(hexes, at)))].sort((one, other) => one - other);
  const landmarks = landmarksOf(drawing, hexes, ctx);
  const first = spots.map((spot) => {
    const row = words.t("place-row", { row: rows.indexOf(rowOf(hexes, spot.at)) + 1 });
    return { ...spot, row, where: [...beside(hexes, spot.at, landmarks), row] };
  });
  const kinds = count(spots.map(({ kind }) => kind));
  const calls = count(first.map(({ kind, where }) => called(kind, where)));
  return first.map(({ id, at, kind, row, where }) => {
    const before = first.filter((other) => other.row === row && other.at[0] < at[0]).length;
    const number = words.t("place-number", { n: before + 1 });
    const said = calls.get(called(kind, where)) === 1 ? where : [...where, number];
    const others = landmarks.filter((mark) => steps(at, mark.at) > 0); // nothing is told by itself
    const held = [...beside(hexes, at, others), row, number];
    return [id, { kind, alone: kinds.get(kind) === 1, said: said.join(", "), held: held.join(", ") }];
  });
}

function count(texts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}

function called(kind: string, where: readonly string[]): string {
  return [kind, ...where].join();
}

function spotsOf(drawing: Drawing, hexes: Element, ctx: Saying): Spot[] {
  const name = (id: string, terrain: string): string => {
    const label = drawing.get(id)?.label ?? nameOfTerrain(hexes, terrain);
    return label === undefined ? "" : plain(label, ctx);
  };
  const cells = cellsOf(hexes, hexGrid(hexes)).map(({ id, q, r, terrain }) => ({ id, at: [q, r] as const, kind: name(id, terrain) }));
  const frontier = (hexes.frontier ?? []).map(([q = 0, r = 0]) => {
    const id = `${hexes.id}.${q}.${r}`;
    return { id, at: [q, r] as const, kind: name(id, "frontier") };
  });
  const found = new Map([...frontier, ...cells].map((spot) => [spot.id, spot]));
  return [...found.values()];
}

/** The row from above; where columns are straight and rows are not, every second hex of a row lies half a hex lower. */
function rowOf(hexes: Element, [q, r]: Axial): number {
  return hexes.layout === "flat" ? r + Math.floor(q / 2) : r;
}

function landmarksOf(drawing: Drawing, hexes: Element, ctx: Saying): Landmark[] {
  const kinds = Object.keys(hexes.yours ?? {});
  const mine = new Set((ctx.mine ?? []).map((seat) => `p${seat}`));
  return drawing.children(hexes.id).flatMap((piece) => {
    const rank = kinds.indexOf(piece.kind ?? "");
    const name = hexes.yours?.[piece.kind ?? ""];
    const [r, q] = (hexOf(drawing, piece) ?? "").split(".").map(Number).reverse();
    if (name === undefined || q === undefined || r === undefined || !mine.has(piece.owner ?? "")) return [];
    return [{ at: [q, r] as const, name: plain(name, ctx), rank }];
  });
}

/** Where a hex lies beside the nearest thing of the reader's, if one is near. */
function beside(hexes: Element, at: Axial, landmarks: readonly Landmark[]): string[] {
  const near = landmarks.map((mark) => ({ ...mark, n: steps(at, mark.at) })).filter(({ n }) => n <= NEAR);
  near.sort((one, other) => one.n - other.n || one.rank - other.rank || one.at[1] - other.at[1] || one.at[0] - other.at[0]);
  const [nearest] = near;
  if (!nearest) return [];
  const { n, name: thing } = nearest;
  if (n === 0) return [words.t("place-at", { thing })];
  return [words.t(n === 1 ? "place-next" : "place-far", { n, thing, way: wayTo(hexes, nearest.at, at) })];
}

function steps([q, r]: Axial, [otherQ, otherR]: Axial): number {
  const [dq, dr] = [q - otherQ, r - otherR];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** In which of eight directions one hex lies from another, as the board is drawn. */
function wayTo(hexes: Element, from: Axial, to: Axial): (typeof WAYS)[number] {
  const grid = { ...hexGrid(hexes), lift: false };
  const [[x, y], [otherX, otherY]] = [cellAt(grid, ...from), cellAt(grid, ...to)];
  const turn = Math.atan2(otherX - x, y - otherY) / (Math.PI / 4);
  return WAYS[(Math.round(turn) + 8) % 8] ?? "n";
}
