import { expect, test } from "vitest";
import type { Full, Stage } from "../lib/types";
import { draw } from "../lib/scene";
import full from "../../fixtures/vinci-over.json";
import stage from "../../fixtures/vinci-stage.json";
import { belongings, standingOf } from "./players";

const over = full as unknown as Full;
const drawing = draw(stage as unknown as Stage, over.scene!);

test("a seat's counters and tokens are its own", () => {
  const own = belongings(drawing, 0);
  expect(own.counters.map(({ id }) => id)).toContain("hand");
  expect(own.cards.length).toBeGreaterThan(0);
  expect(own.cards.every(({ id }) => id.includes(".p0."))).toBe(true);
});

test("points are found by seat, whatever the order of places", () => {
  expect(standingOf(over.scene, 3)?.place).toBe(1);
  expect(standingOf(null, 0)).toBeNull();
  expect(belongings(null, 0)).toEqual({ counters: [], cards: [], first: false });
});
