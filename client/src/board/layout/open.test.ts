import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { draw } from "../../lib/scene";
import type { Full, Stage } from "../../lib/types";
import { layOut } from "./layout";
import { withOpen } from "./open";

const read = (name: string): unknown => JSON.parse(readFileSync(`fixtures/beyond_the_horizon-${name}.json`, "utf8"));
const table = draw(read("stage") as Stage, (read("late") as Full).scene!);
const layout = layOut(table, "world");

it("a world of which nothing can be clicked stays as it is", () => {
  expect(withOpen(layout, () => false, 30)).toBe(layout);
});

it("units that can be clicked get the room that a finger needs, and nobody else moves", () => {
  const { size } = layout.crowds[0]!;
  const least = 0.5 * size; // as on a phone: 24 of 48 pixels
  const crowd = layout.crowds.reduce((most, each) => (each.units.length > most.units.length ? each : most));
  const owner = crowd.units[0]!.owner;
  const own = crowd.units.filter((unit) => unit.owner === owner).map(({ id }) => id);
  const open = withOpen(layout, (id) => own.includes(id), least);
  for (const id of own) expect(open.places.get(id)!.box.w).toBeGreaterThanOrEqual(least - 0.01);
  const elsewhere = layout.crowds.filter(({ cell }) => cell !== crowd.cell).flatMap(({ units }) => units.map(({ id }) => id));
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const id of elsewhere) expect(open.places.get(id)).toBe(layout.places.get(id));
  const told = (each: typeof layout) => each.companies.flatMap(({ members }) => members.map(({ piece }) => piece.id)).sort();
  expect(told(open)).toEqual(told(layout));
});
