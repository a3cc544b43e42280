import { expect, it } from "vitest";

import { draw } from "../../lib/scene";
import type { Act, Choice, Full, Stage } from "../../lib/types";
import act from "../../../fixtures/rise_and_fall-act.json" with { type: "json" };
import stage from "../../../fixtures/rise_and_fall-stage.json" with { type: "json" };
import { ghostsOf } from "./ghosts";

const full = act as unknown as Full;
const drawing = draw(stage as unknown as Stage, full.scene!);
const choice = full.choices[0] as Choice;

it("a piece that would go to a hex is shown there", () => {
  const piece = choice.acts.map(({ path }) => String(path[0])).find((id) => drawing.get(id)?.type === "piece")!;
  const moves: Act = { i: 1, path: [piece, ["world.-2.1", "other"]], say: "" };
  const { kind, owner } = drawing.get(piece)!;
  expect(ghostsOf(moves, { ...choice, moves: "world" }, drawing)).toEqual([{ kind, owner, within: "world", slot: [-2, 1] }]);
  expect(ghostsOf(moves, { ...choice, moves: "elsewhere" }, drawing)).toEqual([]);
});

it("an act that says what appears is believed", () => {
  const ghost = [{ kind: "city", within: "world", slot: [0, 0], owner: "p1" }];
  expect(ghostsOf({ i: 1, path: ["a", "world.0.0"], say: "", ghost }, { ...choice, moves: "world" }, drawing)).toBe(ghost);
});

it("every move of a piece that is asked about shows the piece at its target", () => {
  const moved = choice.acts.filter(({ path }) => path.length === 2 && String(path[1]).startsWith(`${choice.moves}.`));
  expect(moved.length).toBeGreaterThan(0);
  for (const each of moved) expect(ghostsOf(each, choice, drawing)).toHaveLength(1);
});
