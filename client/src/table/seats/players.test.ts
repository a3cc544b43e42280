import { expect, test } from "vitest";
import type { Element, Full, Stage } from "../../lib/types";
import { draw } from "../../lib/scene";
import full from "../../../fixtures/vinci-over.json";
import stage from "../../../fixtures/vinci-stage.json";
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
  expect(belongings(null, 0)).toEqual({ counters: [], cards: [], hands: [], first: false });
});

test("cards that a piece tells apart are hands, by the place where they lie", () => {
  const elements: Element[] = [
    { id: "hand.p1", type: "zone", region: "people", owner: "p1", title: "Hand" },
    { id: "card.p1.city", type: "card", in: "hand.p1", owner: "p1", glyph: "city", title: "Cities" },
    { id: "played.p1", type: "zone", region: "people", owner: "p1", title: "Played", count: 1 },
    { id: "won.p1", type: "card", region: "people", owner: "p1", glyph: "trophy", title: "A token" },
  ];
  const people = { ...(stage as unknown as Stage), elements, regions: { people: { place: "player" as const } } };
  const own = belongings(draw(people, { ...over.scene!, elements: [] }), 1);
  expect(own.hands.map(({ zone, cards, hidden }) => [zone.id, cards.map(({ id }) => id), hidden])).toEqual([
    ["hand.p1", ["card.p1.city"], 0],
    ["played.p1", [], 1],
  ]);
  expect(own.cards.map(({ id }) => id)).toEqual(["won.p1"]);
});
