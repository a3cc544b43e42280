// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

import type { Act, Choice, Element } from "../../lib/types";
import { hexGround } from "../layout/ground";
import { hexGrid } from "../layout/hexes";
import { Hand } from "./hand.svelte";
import { layingOf } from "./laying";

const world: Element = { id: "w", type: "hexes", layout: "pointy", size: 20, cells: [[0, 0, "sea", 0]] };
const ground = hexGround(hexGrid(world), 0);
const choice: Choice = {
  seat: 0,
  kind: "lay",
  prompt: "Where?",
  within: "w",
  turns: { "~turn.0": [[0, 0]] },
  acts: [
    { i: 7, path: ["w.0.0"], say: "here" },
    { i: 8, path: ["w.4.0"], say: "there" },
  ],
};
const laying = layingOf(choice, [], () => world);

function holding(waits: boolean) {
  const lay = vi.fn<(act: Act) => void>();
  const table = { laying: () => laying, ground: () => ground, aim: () => undefined, lay, why: () => Promise.resolve(null) };
  return { hand: new Hand({ ...table, waits: () => waits }), lay };
}

it("a click puts a tile down, and the next one on it lays it", () => {
  const { hand, lay } = holding(true);
  hand.click(ground.at([0, 0]));
  expect([hand.put, hand.act?.i]).toEqual([true, 7]);
  hand.click(ground.at([4, 0]));
  expect(hand.act?.i).toBe(8);
  expect(lay).not.toHaveBeenCalled();
  hand.click(ground.at([4, 0]));
  expect(lay.mock.calls.map(([{ i }]) => i)).toEqual([8]);
});

it("where nobody wants to confirm, one click lays it", () => {
  const { hand, lay } = holding(false);
  hand.click(ground.at([0, 0]));
  expect(lay.mock.calls.map(([{ i }]) => i)).toEqual([7]);
});
