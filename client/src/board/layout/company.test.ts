import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import type { Box } from "../../lib/geometry";
import { draw } from "../../lib/scene";
import type { Element, Full, Stage } from "../../lib/types";
import { companiesOf, opened } from "./company";
import { isUnit, roomBelow, type Crowd } from "./crowd";
import { spotsOf } from "./hexes";
import { layOut } from "./layout";

const SIZE = 100;
let next = 0;
const unit = (seat: number, strength = 2, n = 1): Element => ({ id: `u${(next += 1)}`, type: "piece", kind: "settler", owner: `p${seat}`, strength, n });

const crowd = (units: Element[], top: number, size = SIZE): Crowd => ({ cell: "w.0.0", size, middle: [0, 0], top, units, others: [] });

/** Whether two boxes have more than a line in common. */
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w - 0.01 && other.x < one.x + one.w - 0.01 && one.y < other.y + other.h - 0.01 && other.y < one.y + one.h - 0.01;

/** Whether the middle of a box's lower side lies on the hex, and its sides do. */
function isOnHex({ x, y, w, h }: Box): boolean {
  const across = Math.max(Math.abs(x), Math.abs(x + w));
  const down = y + h * 0.7; // its corners are round
  return across <= 0.87 * SIZE && down + across / Math.sqrt(3) <= 1.08 * SIZE;
}

it.each([
  ["one unit", [unit(0)]],
  ["three of one player", [unit(0), unit(0, 3), unit(0, 1)]],
  ["two players", [unit(0), unit(1), unit(1, 4)]],
  ["four players", [unit(0), unit(1), unit(2), unit(3)]],
  ["a crowd", [unit(0), unit(0, 3), unit(0, 1, 2), unit(1), unit(1, 5), unit(2), unit(3, 6, 3)]],
])("nothing on a hex lies over anything else: %s", (_, pieces) => {
  for (const [slots, gives] of [[3, true], [3, false], [1, false]] as const) {
    const found = companiesOf(crowd(pieces, roomBelow(slots, gives)));
    const units = found.flatMap(({ members }) => members.map(({ box }) => box));
    expect(units).toHaveLength(pieces.length);
    for (const company of found) expect(isOnHex(company.box), JSON.stringify(company.box)).toBe(true);
    const all = [...found.map(({ box }) => box)];
    for (const [i, one] of all.entries()) for (const other of all.slice(i + 1)) expect(overlap(one, other)).toBe(false);
    for (const [i, one] of units.entries()) for (const other of units.slice(i + 1)) expect(overlap(one, other)).toBe(false);
    const spots = spotsOf({ pointy: true, size: SIZE, lift: false, origin: [0, 0] }, [0, 0], slots);
    for (const { at: [x, y], w, h } of spots)
      for (const { box } of found) expect(overlap(box, { x: x - w / 2, y: y - h / 2, w, h })).toBe(false);
  }
});

it.each([
  ["one", [unit(0), unit(1), unit(1, 4)], 24],
  ["three", [unit(0), unit(0, 3), unit(0, 1)], 24],
  ["three, and three other players", [unit(0), unit(0, 3), unit(0, 1, 2), unit(1), unit(1, 5), unit(2), unit(3, 6, 3)], 16],
])("on a small hex units that can be clicked are as large as a finger needs: %s", (_, pieces, least) => {
  const PHONE = 48; // pixels: the radius of a hex
  const found = opened(crowd(pieces, 0.25, PHONE), ({ owner }) => owner === "p0", 24);
  const [own, others] = [found.filter(({ owner }) => owner === "p0"), found.filter(({ owner }) => owner !== "p0")];
  const units = own.flatMap(({ members }) => members);
  expect(units.map(({ piece }) => piece)).toEqual(pieces.filter(({ owner }) => owner === "p0"));
  for (const { box } of units) expect(box.w).toBeGreaterThanOrEqual(least);
  const boxes = found.map(({ box }) => box);
  for (const [i, one] of boxes.entries()) for (const other of boxes.slice(i + 1)) expect(overlap(one, other)).toBe(false);
  for (const { x, y, w, h } of boxes) {
    expect(y, "below what is printed").toBeGreaterThanOrEqual(0.25 * PHONE - 0.01);
    expect(y + h, "hardly beyond the foot of the hex").toBeLessThan(1.15 * PHONE);
    expect(Math.max(-x, x + w), "hardly beyond its sides").toBeLessThan(0.97 * PHONE);
  }
  for (const { box } of others) expect(box.y, "the others stand below").toBeGreaterThanOrEqual(Math.max(...own.map((each) => each.box.y + each.box.h)) - 0.01);
});

it("a unit's figure stands to the right of it, and an owner's units add up", () => {
  const [company] = companiesOf(crowd([unit(0, 2), unit(0, 3, 2)], 0.1));
  expect(company?.sum).toBe(8);
  for (const { at, figure, box } of company!.members) {
    expect(figure[0]).toBeGreaterThan(at[0] + 0.15 * SIZE);
    expect(figure[0]).toBeLessThan(box.x + box.w);
  }
});

it("few stand larger than many", () => {
  const scale = (pieces: Element[]): number => companiesOf(crowd(pieces, 0.25))[0]!.members[0]!.scale;
  expect(scale([unit(0)])).toBeGreaterThan(scale([unit(0), unit(0), unit(1), unit(2)]));
});

it("every unit of a real game stands in one of its hex's companies", () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(`fixtures/beyond_the_horizon-${name}.json`, "utf8"));
  const table = draw(read("stage") as Stage, (read("late") as Full).scene!);
  const { companies, places } = layOut(table, "world");
  const units = [...table.elements.values()].filter(isUnit);
  expect(units.length).toBeGreaterThan(5);
  expect(companies.flatMap(({ members }) => members.map(({ piece }) => piece.id)).sort()).toEqual(units.map(({ id }) => id).sort());
  expect(units.every(({ id }) => places.get(id)?.figure)).toBe(true);
});
