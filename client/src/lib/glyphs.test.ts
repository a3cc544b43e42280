import { expect, it } from "vitest";

import { boundsOf } from "./geometry";
import { GLYPHS, glyphOf, SHAPES, shapePath } from "./glyphs";
import { DISCS, ICONS } from "./icons";

it("every player has a shape of their own, all of about one size", () => {
  const shapes = Object.values(SHAPES);
  expect(new Set(shapes).size).toBe(6);
  for (const shape of shapes.filter((each) => each !== "circle")) {
    const { w, h } = boundsOf(shapePath(shape, 10));
    expect(w, shape).toBeGreaterThan(17);
    expect(h, shape).toBeLessThan(26);
  }
});

it("every glyph keeps to its box, and its owner's stamp to the glyph", () => {
  for (const [kind, { d, stamp }] of Object.entries(GLYPHS)) {
    const { x, y, w, h } = boundsOf(d);
    expect(Math.min(x, y), kind).toBeGreaterThanOrEqual(-12.5);
    expect(Math.max(x + w, y + h), kind).toBeLessThanOrEqual(12.5);
    if (stamp) expect(Math.hypot(stamp[0], stamp[1]) + stamp[2], kind).toBeLessThanOrEqual(12);
  }
});

it("every icon keeps to its box, and those on discs exist", () => {
  for (const [name, d] of Object.entries(ICONS)) {
    const { x, y, w, h } = boundsOf(d);
    expect(Math.min(x, y), name).toBeGreaterThanOrEqual(2);
    expect(Math.max(x + w, y + h), name).toBeLessThanOrEqual(22);
  }
  for (const name of DISCS) expect(ICONS[name]).toBeDefined();
});

it("a kind of piece that nobody drew is the stage's path, or a plain disc", () => {
  expect(glyphOf("obelisk", { obelisk: "M0-9L4 9H-4Z" }).d).toBe("M0-9L4 9H-4Z");
  expect(glyphOf("obelisk").stamp).toBeDefined();
});
