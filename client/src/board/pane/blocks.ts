// How the things of a pane stand together: tracks with the same groups share one heading, dice and piles lie side
// by side. Pure.
import type { Element } from "../../lib/types";

export type Block =
  | { kind: "tracks"; key: string; tracks: Element[] }
  | { kind: "rows"; key: string; tracks: Element[] }
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
    } else if (isPile(thing) && isEmpty(thing)) {
      if (last?.kind === "piles") last.piles.push(thing);
      else found.push({ kind: "piles", key, piles: [thing] });
    } else found.push({ kind: "thing", key, thing });
  }
  return found;
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
