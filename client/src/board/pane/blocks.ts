// How the things of a pane stand together: tracks with the same groups share one heading, dice and piles lie side
// by side. Pure.
import type { Element } from "../../lib/types";

export type Block =
  | { kind: "tracks"; key: string; tracks: Element[] }
  | { kind: "rows"; key: string; tracks: Element[]; strip?: Element }
  | { kind: "dice"; key: string; dice: Element[] }
  | { kind: "piles"; key: string; piles: Element[] }
  | { kind: "thing"; key: string; thing: Element };

/**
 * The blocks of a pane, in order. Texts are no block: they are notes of its heading. `isEmpty` says whether a pile shows
 * none of its cards.
 */
export function blocksOf(things: readonly Element[], isEmpty: (zone: Element) => boolean = () => true): Block[] {
  const found: Block[] = [];
  for (const thing of things.filter(({ type }) => type !== "text" && type !== "surface")) {
    const last = found.at(-1);
    const key = thing.id;
    if (thing.type === "die") {
      if (last?.kind === "dice") last.dice.push(thing);
      else found.push({ kind: "dice", key, dice: [thing] });
    } else if (thing.type === "track") {
      const kind = thing.groups?.length ? "tracks" : "rows";
      if (last?.kind === kind) last.tracks.push(thing);
      else found.push({ kind, key, tracks: [thing] });
    } else if (thing.type === "zone" && thing.layout === "strip" && lastRows(found)) {
      lastRows(found)!.strip = thing;
    } else if (isPile(thing) && isEmpty(thing)) {
      if (last?.kind === "piles") last.piles.push(thing);
      else found.push({ kind: "piles", key, piles: [thing] });
    } else found.push({ kind: "thing", key, thing });
  }
  return found;
}

type Rows = Extract<Block, { kind: "rows" }>;

/** The rows beside which a strip stands. */
function lastRows(blocks: readonly Block[]): Rows | undefined {
  return blocks.findLast((block): block is Rows => block.kind === "rows");
}

/** Whether a thing is a pile that shows no more than how many lie in it. */
function isPile({ type, layout, count }: Element): boolean {
  return type === "zone" && (layout === "pile" || layout === "stack") && count !== undefined;
}

/** The things of a region that a reader sees who looks at the mat of `owner`: those of all, and that player's. */
export function ofOwner(things: readonly Element[], owner: string | null): Element[] {
  return owner === null ? [...things] : things.filter((thing) => thing.owner === undefined || thing.owner === owner);
}

/** One group of a track with its spaces; `start` is the index of the first. */
export interface Group {
  id: string;
  label: Element["label"];
  note: Element["label"];
  cost: NonNullable<Element["cost"]>;
  start: number;
  spaces: NonNullable<Element["spaces"]>;
}

/** The groups of a track, and the spaces before them where one starts. */
export function groupsOf(track: Element): { start: NonNullable<Element["spaces"]>; groups: Group[] } {
  const spaces = track.spaces ?? [];
  const groups = (track.groups ?? []).flatMap(({ id, label, note, cost = [] }): Group[] => {
    const own = spaces.filter((space) => space.group === id);
    const [first] = own;
    return first ? [{ id, label, note, cost, start: spaces.indexOf(first), spaces: own }] : [];
  });
  return { start: spaces.filter((space) => space.group === undefined), groups };
}

/** A track with its groups; `spaces` are all of them. */
export interface Row {
  track: Element;
  start: NonNullable<Element["spaces"]>;
  groups: Group[];
  spaces: NonNullable<Element["spaces"]>;
}

export function rowOf(track: Element): Row {
  return { track, ...groupsOf(track), spaces: track.spaces ?? [] };
}

/** Whether a piece of a track is somebody's token, and not something that waits there. */
export function isToken({ cells }: Element): boolean {
  return cells === undefined;
}

const TABLE = 1030; // pixels that twelve spaces need beside a name, each wide enough for its own
const PAGES = 640; // with less there is no room for names beside an overview

/** How tracks are drawn in so many pixels: all by name, an overview each with names beside it, or pages of a phone. */
export function tracksLook(width: number): "table" | "beside" | "pages" {
  return width === 0 || width >= TABLE ? "table" : width >= PAGES ? "beside" : "pages";
}

/** What is known of the lights and of the reader. */
interface Known {
  readonly own: string | null;
  readonly lamp: { readonly selected: ReadonlySet<string>; readonly lit: ReadonlyMap<string, unknown> };
  children(thing: Element): Element[];
}

/** The space of a track that the reader would go to next: what they chose, what they may choose, else the one ahead. */
export function nextOn({ track, spaces }: Row, known: Known): number {
  const { own, lamp } = known;
  const at = (test: (id: string) => boolean): number => spaces.findIndex(({ id }) => test(id));
  const chosen = at((id) => lamp.selected.has(id));
  const lit = chosen >= 0 ? chosen : at((id) => lamp.lit.has(id));
  if (lit >= 0) return lit;
  const mine = known.children(track).find((piece) => isToken(piece) && piece.owner === own);
  const slot = typeof mine?.slot === "number" ? mine.slot : 0;
  return Math.min(slot + 1, spaces.length - 1);
}

/** The group in which a space of a track lies; the first for the spaces before them. */
export function groupAt({ groups }: Row, index: number): Group | undefined {
  return groups.findLast(({ start }) => start <= index) ?? groups[0];
}
