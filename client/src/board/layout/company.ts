// Units on a hex: for each owner one pill, with its shape and then each unit with its figure to the right, below what is
// printed on the hex. Nothing lies over anything else: where there are many they are smaller. Pure.
import type { Box, Point } from "../../lib/geometry";
import type { Element } from "../../lib/types";
import type { Crowd } from "./crowd";

/** One owner's units on a hex. */
export interface Company {
  /** The hex, and whose they are. */
  cell: string;
  owner: string | undefined;
  box: Box;
  /** The middle of the owner's shape, and its radius. */
  mark: Point;
  radius: number;
  members: Member[];
  /** How strong they are together. */
  sum: number;
}

/** One of them: where its glyph stands, how large, and where its figure is. */
export interface Member {
  piece: Element;
  at: Point;
  scale: number;
  figure: Point;
  box: Box;
}

// in radii of a hex, at the usual size
const ROW = 0.33;
const GAP = 0.04;
const MARK = 0.27;
const UNIT = 0.48;
const TIMES = 0.2; // for "×2"
const END = 0.07;
const WIDE = 1.6;
const GLYPH = 0.3;
const MOST = 1.42; // where few stand there they are larger
const LEAST = 0.4;
const FOOT = 0.94;
const OPEN = { foot: 1.14, wide: 1.86, least: 0.7 } as const; // where some can be clicked, they may reach a little beyond

/** The companies of a crowd. */
export function companiesOf({ cell, size, middle: [x, y], units, top }: Crowd): Company[] {
  const owners = [...new Set(units.map(({ owner }) => owner))];
  const groups = owners.map((owner) => units.filter((piece) => piece.owner === owner));
  const [rows, by] = packed(groups, top);
  const found: Company[] = [];
  let down = top + (ROW * by) / 2;
  for (const row of rows) {
    const whole = row.reduce((sum, group) => sum + widthOf(group, by), 0) + GAP * (row.length - 1);
    let left = -whole / 2;
    for (const group of row) {
      const wide = widthOf(group, by);
      const box = { x: x + left * size, y: y + (down - (ROW * by) / 2) * size, w: wide * size, h: ROW * by * size };
      found.push(company(cell, group, box, size * by));
      left += wide + GAP;
    }
    down += (ROW + GAP) * by;
  }
  return found;
}

/** How wide the sum of a company is, in heights of its row. */
export function sumWide(sum: number): number {
  return sum > 9 ? 2.1 : 1.72;
}

/**
 * The companies of a crowd on a hex that is small on the screen, where those of some owners can be clicked: each of their
 * units is so wide that a finger hits it, in rows of their own; below them the others are one number each.
 */
export function opened(crowd: Crowd, isOpen: (piece: Element) => boolean, least: number): Company[] {
  const { cell, size, middle: [x, y], units, top } = crowd;
  const owners = [...new Set(units.map(({ owner }) => owner))];
  const groups = owners.map((owner) => units.filter((piece) => piece.owner === owner));
  const [own, others] = [groups.filter((group) => group.some(isOpen)), groups.filter((group) => !group.some(isOpen))];
  let by = Math.max(1, least / (UNIT * size));
  while (by > OPEN.least && footOf(own, others, top, by) > OPEN.foot) by -= 0.04;
  const found: Company[] = [];
  let down = top;
  for (const row of own.flatMap((group) => abreast(group, by))) {
    const box = boxAt([x, y], 0, widthOf(row, by), down, by, size);
    found.push(company(cell, row, box, size * by));
    down += (ROW + GAP) * by;
  }
  const sums = others.map((group) => ROW * sumWide(sumOf(group)));
  let left = -(sums.reduce((sum, wide) => sum + wide, 0) + GAP * (sums.length - 1)) / 2;
  others.forEach((group, i) => {
    const wide = sums[i]!;
    const box = boxAt([x, y], left + wide / 2, wide, down, 1, size);
    found.push(company(cell, group, box, (size * wide) / widthOf(group, 1)));
    left += wide + GAP;
  });
  return found;
}

function boxAt([x, y]: Point, across: number, wide: number, down: number, by: number, size: number): Box {
  return { x: x + (across - wide / 2) * size, y: y + down * size, w: wide * size, h: ROW * by * size };
}

/** How far down rows reach. */
function footOf(own: readonly Element[][], others: readonly Element[][], top: number, by: number): number {
  const rows = own.flatMap((group) => abreast(group, by)).length;
  return top + rows * (ROW + GAP) * by + (others.length > 0 ? ROW : 0);
}

/** The units of an owner in as few rows as a hex has room for, of about the same length. */
function abreast(group: readonly Element[], by: number): Element[][] {
  const most = Math.max(1, Math.floor((OPEN.wide / by - MARK - END) / Math.max(...group.map(unitWide))));
  const rows = Math.ceil(group.length / most);
  const each = Math.ceil(group.length / rows);
  return Array.from({ length: rows }, (_, i) => group.slice(i * each, (i + 1) * each));
}

/** Everybody in rows that fit into the hex, and how large they are then. */
function packed(groups: readonly Element[][], top: number): [Element[][][], number] {
  for (let by = MOST; by > LEAST; by -= 0.06) {
    const rows = rowsOf(groups, top, by);
    if (rows) return [rows, by];
  }
  return [[[...groups]], LEAST];
}

function rowsOf(groups: readonly Element[][], top: number, by: number): Element[][][] | null {
  const rows: Element[][][] = [];
  let room = 0;
  for (const group of groups) {
    const wide = widthOf(group, by);
    if (wide + GAP > room) {
      const foot = top + by * (ROW + rows.length * (ROW + GAP));
      room = foot > FOOT ? 0 : acrossAt(foot - 0.3 * ROW * by);
      if (wide > room) return null;
      rows.push([]);
    }
    rows.at(-1)?.push(group);
    room -= wide + GAP;
  }
  return rows;
}

/** How wide a pointy hex is so far below its middle. */
function acrossAt(down: number): number {
  return Math.min(WIDE, 2 * Math.sqrt(3) * (1 - Math.max(0, down)));
}

function widthOf(group: readonly Element[], by: number): number {
  return by * (MARK + END + group.reduce((sum, piece) => sum + unitWide(piece), 0));
}

function unitWide({ n = 1 }: Element): number {
  return UNIT + (n > 1 ? TIMES : 0);
}

function company(cell: string, group: readonly Element[], box: Box, size: number): Company {
  const middle = box.y + box.h / 2;
  let left = box.x + MARK * size;
  const members = group.map((piece): Member => {
    const wide = unitWide(piece) * size;
    const at: Point = [left + (GLYPH / 2 + 0.01) * size, middle];
    const member = {
      piece,
      at,
      scale: (GLYPH * size) / 24,
      figure: [at[0] + 0.245 * size, middle] as const,
      box: { x: left, y: box.y + 0.02 * size, w: wide, h: box.h - 0.04 * size },
    };
    left += wide;
    return member;
  });
  const mark: Point = [box.x + (MARK / 2 + 0.02) * size, middle];
  return { cell, owner: group[0]?.owner, box, mark, radius: 0.095 * size, members, sum: sumOf(group) };
}

function sumOf(group: readonly Element[]): number {
  return group.reduce((total, { strength = 0, n = 1 }) => total + strength * n, 0);
}
