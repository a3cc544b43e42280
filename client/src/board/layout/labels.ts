// Where an area's name and its badges stand on a crowded map: as near as they can to where they are drawn, and beside each
// other. They do not depend on the pieces, which come and go: these get room below, and find it in `beside.ts`. Pure, and
// in pixels of a symbol, whatever the scale.
import type { Badge, Element } from "../../lib/types";
import type { Box, Point } from "../../lib/geometry";
import { BELOW, halfOf, halfRow, PIECE } from "./banner";
import type { Place } from "./place";
import { lineAt, twoLines } from "./texts";

/** Where a label stands that steps aside, and whether its badges say only their figures. */
export interface Label {
  shift: Point;
  short: boolean;
  /** What it covers then, in pixels of a symbol from the surface's origin. */
  patches: Patch[];
}

/** A box that does not turn: its middle and half its sides. */
export interface Patch {
  at: Point;
  half: Point;
}

/** A name over its badges, around the middle of the badges, and where pieces would stand. */
export interface Block {
  home: Point;
  patches: Patch[];
  /** Kept free as far as there is room. */
  room: Patch[];
}

/** What there is to be told, and at which size. */
export interface Told {
  places: ReadonlyMap<string, Place>;
  /** Units of the surface that are a symbol's pixel. */
  symbol: number;
  /** How far names are lifted above where they are drawn. */
  lift: number;
  /** The size of names. */
  letters: number;
  /** The size of pieces, of what is usual. */
  pieces: number;
  view: Box;
  say(text: NonNullable<Badge["text"]>): string;
}

const LETTER = 0.56; // of the size of names: half of the width of a letter, usually, and some air with it
const LINE = 0.46; // of the size of names: half of the height of a line
const ROW = 9; // half the height of badges
const NEAR = 3; // times the size of a row: a name farther away is not that of an area
const WORDS = /^([\d/]+)\s\D+$/;

const ROUNDS = 600;
const LOOSE = 150; // rounds in which labels are drawn home and leave room for pieces
const HOME = 0.02; // of the way home in one round
const YIELD = 0.4; // of what lies where a piece would stand
const FAR = 15; // pixels: a label that had to go farther is better short
export const HAIR = 0.5;

/** What a badge says at its shortest: its figures, where it has words that its label says too. */
export function shortOf(badge: Badge, text: string): string {
  return badge.label === undefined ? text : text.replace(WORDS, "$1");
}

/** Of each area with badges in a row, and of its name, by how much they step aside; in words where these have room. */
export function labelsOf(told: Told): Map<string, Label> {
  const areas = [...told.places.values()].filter(({ id, host }) => host.type === "area" && host.id === id && host.banner);
  if (areas.length === 0) return new Map();
  const names = namesOf(areas.map(({ host }) => host), told);
  const blocks = (short: boolean): Block[] => areas.map(({ host }) => blockOf(host, names.get(host.id), told, short));
  const { x, y, w, h } = told.view;
  const { symbol } = told;
  const laid = lay(blocks(false), blocks(true), { x: x / symbol, y: y / symbol, w: w / symbol, h: h / symbol });
  return new Map(
    areas.flatMap(({ id }, i): [string, Label][] => {
      const name = names.get(id);
      return name ? [[id, laid[i]!], [name.id, laid[i]!]] : [[id, laid[i]!]];
    }),
  );
}

// the board is drawn anew with every move; its labels are where they were, as long as they say the same at the same size
const known = new Map<string, Label[]>();
const MANY = 8;

/** Lays labels in words where all of these fit, else in figures, and then each in words that has room for them. */
function lay(worded: readonly Block[], short: readonly Block[], sheet: Box): Label[] {
  const key = JSON.stringify([worded, short, sheet]);
  const before = known.get(key);
  if (before) return before;
  const first = settle(worded, sheet);
  const { shifts } = first.fit ? first : settle(short, sheet);
  const labels = shifts.map((shift, i) => labelAt((first.fit ? worded : short)[i]!, shift, !first.fit));
  if (!first.fit) spellOut(labels, worded, short);
  if (known.size >= MANY) known.clear();
  known.set(key, labels);
  return labels;
}

function labelAt({ home, patches }: Block, shift: Point, short: boolean): Label {
  const [x, y] = [home[0] + shift[0], home[1] + shift[1]];
  return { shift, short, patches: patches.map(({ at, half }): Patch => ({ at: [x + at[0], y + at[1]], half })) };
}

/** Says in words what has room for them among the others, and what stands below these. */
function spellOut(labels: Label[], worded: readonly Block[], short: readonly Block[]): void {
  labels.forEach(({ shift }, i) => {
    if (worded[i]!.patches[0]!.half[0] === short[i]!.patches[0]!.half[0]) return;
    const others = labels.flatMap((label, j) => (j === i ? [] : [...label.patches, ...roomOf(short[j]!, label.shift)]));
    const next = labelAt(worded[i]!, shift, false);
    if (next.patches.every((patch) => cover(patch, others) <= HAIR)) labels[i] = next;
  });
}

function roomOf({ home, room }: Block, shift: Point): Patch[] {
  return room.map(({ at, half }) => ({ at: [home[0] + shift[0] + at[0], home[1] + shift[1] + at[1]], half }));
}

/** The name of each area: the one that is written next to its badges. */
function namesOf(areas: readonly Element[], { places, symbol }: Told): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const place of places.values()) {
    if (place.host.type !== "text" || place.host.tone !== "area") continue;
    const far = ({ banner: [x = 0, y = 0] = [] }: Element): number => Math.hypot(x - place.at[0], y - place.at[1]);
    const free = areas.filter(({ id }) => !found.has(id));
    const nearest = free.reduce<Element | null>((best, each) => (best && far(best) <= far(each) ? best : each), null);
    if (nearest && far(nearest) < NEAR * 2 * ROW * symbol) found.set(nearest.id, place);
  }
  return found;
}

function blockOf(area: Element, name: Place | undefined, told: Told, short: boolean): Block {
  const [x = 0, y = 0] = area.banner ?? [];
  const halves = (area.badges ?? []).map((badge) => {
    const text = badge.text === undefined ? "" : told.say(badge.text);
    return halfOf(badge, short ? shortOf(badge, text) : text);
  });
  const patches: Patch[] = halves.length > 0 ? [{ at: [0, 0], half: [halfRow(halves), ROW] }] : [];
  if (name) {
    const lines = twoLines(told.say(name.host.text ?? ""));
    const [over, up] = [(name.at[0] - x) / told.symbol, (name.at[1] - y) / told.symbol - told.lift];
    lines.forEach((line, i) =>
      patches.push({
        at: [over, up + lineAt("area", i, lines.length)],
        half: [line.length * LETTER * 0.5 * told.letters, LINE * told.letters],
      }),
    );
  }
  const side = PIECE * told.pieces;
  const room: Patch[] = patches.length > 0 ? [{ at: [0, BELOW * told.pieces], half: [side, side] }] : [];
  return { home: [x / told.symbol, y / told.symbol], patches, room };
}

/** How much others would cover of a patch at most, in pixels of a symbol. */
export function cover(patch: Patch, others: Iterable<Patch>): number {
  let most = 0;
  for (const other of others) {
    const off = over(patch, [0, 0], other, [0, 0]);
    if (off) most = Math.max(most, Math.abs(off[0] + off[1]));
  }
  return most;
}

/** How far two patches lie over each other, and which way the first gets off the second soonest; null where they do not. */
function over(one: Patch, from: Point, other: Patch, to: Point): Point | null {
  const [dx, dy] = [from[0] + one.at[0] - to[0] - other.at[0], from[1] + one.at[1] - to[1] - other.at[1]];
  const across = one.half[0] + other.half[0] - Math.abs(dx);
  const down = one.half[1] + other.half[1] - Math.abs(dy);
  if (across <= 0 || down <= 0) return null;
  return across < down ? [dx < 0 ? -across : across, 0] : [0, dy < 0 ? -down : down];
}

/** Moves blocks off each other, and as far as that goes off where pieces would stand, and keeps them on the sheet. */
export function settle(blocks: readonly Block[], sheet: Box): { shifts: Point[]; fit: boolean } {
  const at = blocks.map(({ home: [x, y] }): [number, number] => [x, y]);
  const push = (i: number, [dx, dy]: Point, share: number): void => {
    at[i]![0] += dx * share;
    at[i]![1] += dy * share;
  };
  /** Pushes apart what of two blocks lies over each other, and says how far it did at most. */
  const part = (i: number, ones: readonly Patch[], j: number, others: readonly Patch[], share: number): number => {
    let most = 0;
    for (const one of ones)
      for (const other of others) {
        const off = over(one, at[i]!, other, at[j]!);
        if (!off) continue;
        most = Math.max(most, Math.abs(off[0] + off[1]));
        push(i, off, share);
        push(j, off, -share);
      }
    return most;
  };
  const wide = blocks.map(({ patches, room }) => Math.max(0, ...[...patches, ...room].map((each) => Math.abs(each.at[0]) + each.half[0])));
  const high = blocks.map(({ patches, room }) => Math.max(0, ...[...patches, ...room].map((each) => Math.abs(each.at[1]) + each.half[1])));
  const apart = (i: number, j: number): boolean => Math.abs(at[i]![0] - at[j]![0]) > wide[i]! + wide[j]! || Math.abs(at[i]![1] - at[j]![1]) > high[i]! + high[j]!;
  let worst = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const loose = round < LOOSE;
    worst = 0;
    blocks.forEach((block, i) => {
      for (let j = 0; j < i; j++) {
        if (apart(i, j)) continue;
        const other = blocks[j]!;
        worst = Math.max(worst, part(i, block.patches, j, other.patches, 0.5));
        if (!loose) continue;
        part(i, block.patches, j, other.room, YIELD);
        part(i, block.room, j, other.patches, YIELD);
        part(i, block.room, j, other.room, YIELD);
      }
    });
    blocks.forEach((block, i) => {
      if (loose) push(i, [block.home[0] - at[i]![0], block.home[1] - at[i]![1]], HOME);
      for (const one of block.patches) push(i, inside(one, at[i]!, sheet), 1);
      if (loose) for (const one of block.room) push(i, inside(one, at[i]!, sheet), 1);
    });
    if (worst <= HAIR && !loose) break;
  }
  const shifts = blocks.map(({ home }, i): Point => [at[i]![0] - home[0], at[i]![1] - home[1]]);
  return { shifts, fit: worst <= HAIR && shifts.every(([x, y]) => Math.hypot(x, y) <= FAR) };
}

/** The way back onto the sheet. */
function inside({ at, half }: Patch, [x, y]: Point, sheet: Box): Point {
  const back = (middle: number, side: number, from: number, to: number): number =>
    Math.max(0, from - (middle - side)) + Math.min(0, to - (middle + side));
  return [
    back(x + at[0], half[0], sheet.x, sheet.x + sheet.w),
    back(y + at[1], half[1], sheet.y, sheet.y + sheet.h),
  ];
}
