// @vitest-environment jsdom
// A mat: columns of numbers, and the next cube to leave a track.
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";

import { draw } from "../../lib/scene";
import type { Element, SeatInfo, Stage } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { DARK } from "../point/lamp";
import Pane from "./Pane.svelte";

beforeAll(() => {
  words.setLang("en");
  globalThis.matchMedia ??= (() => ({ matches: true })) as unknown as typeof matchMedia;
});

const stage: Stage = {
  hash: "",
  game: "",
  seats: 2,
  things: "",
  texts: {},
  glyphs: {},
  regions: { mat: { place: "mat" } },
  elements: [
    { id: "food", type: "track", region: "mat", owner: "p0", covers: true, glyph: "food", label: "Food", spaces: [{ id: "food.1", icons: [["coin", 1]] }, { id: "food.2", icons: [["coin", 2]] }] }, // prettier-ignore
    { id: "people", type: "panel", region: "mat", owner: "p0" },
  ],
};

const elements: Element[] = [
  { id: "food.1", in: "food", state: ["current"] },
  { id: "cube.1", type: "piece", kind: "cube", in: "food", slot: 0, owner: "p0", label: "cube" },
  { id: "cube.2", type: "piece", kind: "cube", in: "food", slot: 1, owner: "p0", label: "cube" },
  {
    id: "people",
    counters: [
      { id: "a", icon: "column-a", label: "Column A", value: 4, max: 6, show: "column" },
      { id: "b", icon: "column-b", label: "Column B", value: 5, max: 5, show: "column", off: true },
    ],
  },
];

const drawing = draw(stage, { phase: null, notes: [], standings: [], elements });
const seats = [
  { seat: 0, colour: "vermilion", name: "Ada" },
  { seat: 1, colour: "cobalt", name: "Ben" },
] as SeatInfo[];
const ctx = { stage, names: ["Ada", "Ben"] };

describe("a mat", () => {
  const show = () => {
    const things = drawing.inRegion("mat");
    const heard = { onpick: () => {}, onpoint: () => {}, onhold: () => {}, onclear: () => {} };
    return render(Pane, { drawing, things, seats, lamp: DARK, ctx, label: "mat", ...heard }).container;
  };

  it("shows what the next piece to leave a track hides, and no more", () => {
    const container = show();
    expect(container.querySelector('[data-id="food.1"] .icons')).not.toBeNull();
    expect(container.querySelector('[data-id="food.2"] .icons')).toBeNull();
    expect(container.querySelectorAll(".next")).toHaveLength(1);
  });

  it("has columns side by side, those that do not count set back", () => {
    const container = show();
    const columns = [...container.querySelectorAll(".column")];
    expect(columns.map((column) => column.querySelectorAll(".full").length)).toEqual([4, 5]);
    expect(columns.map((column) => column.classList.contains("off"))).toEqual([false, true]);
    expect(columns[0]?.getAttribute("aria-label")).toBe("Column A, 4");
  });

  const drawnOf = (elements: Element[]) => {
    const drawn = draw(stage, { phase: null, notes: [], standings: [], elements });
    const heard = { onpick: () => {}, onpoint: () => {}, onhold: () => {}, onclear: () => {} };
    return render(Pane, { drawing: drawn, things: drawn.inRegion("mat"), seats, lamp: DARK, ctx, label: "mat", ...heard }).container;
  };

  it("frames a row that something lies over, and calls it by that", () => {
    const container = drawnOf([{ id: "food", colour: "arts", badges: [{ text: "Great Market" }] }]);
    expect(container.querySelector(".framed .over-name")?.textContent).toBe("Great Market");
    expect(container.querySelector('[data-id="food"]')?.getAttribute("aria-label")).toBe("Food, Great Market");
    expect(show().querySelector(".framed")).toBeNull();
  });

  it("shows an aim with how far one is, and once it is reached that it is", () => {
    const card = (state: string[]): Element => ({
      ...{ id: "aim", type: "card", in: "aims", title: "Weaving Hall", lines: ["Hold 5 cards"], state },
      badges: [{ text: "3 of 5" }],
      counters: [{ id: "aim.far", label: "3 of 5", value: 3, max: 5, show: "bar" }],
    });
    const zone: Element = { id: "aims", type: "zone", region: "mat", owner: "p0", layout: "spread" };
    const piece: Element = { id: "hall", type: "piece", kind: "landmark", in: "aim", cells: [[0, 0]], label: "hall" };
    const under = drawnOf([zone, card([]), piece]);
    expect(under.querySelector<HTMLElement>(".objective .bar i")?.style.width).toBe("60%");
    expect(under.querySelector(".objective")?.textContent).toContain("Hold 5 cards");
    expect(under.querySelector('.objective [data-piece="hall"]')).not.toBeNull();
    expect(drawnOf([zone, card(["claimed"])]).querySelector(".objective.done .bar")).toBeNull();
  });

  it("says what a race counts, and how far everybody has come", () => {
    const badges = [{ text: "2/3", owner: "p0" }, { text: "0/3", owner: "p1" }];
    const zone: Element = { id: "races", type: "zone", region: "mat", layout: "market", slots: [{ id: "lands", label: "Settled Lands", badges }] };
    const container = drawnOf([zone, { id: "lands", in: "races", label: "Settled Lands", lines: ["at least 3 cubes on villages", "2 points"] }]);
    expect(container.querySelector(".race .counts")?.textContent).toBe("at least 3 cubes on villages");
    const bars = [...container.querySelectorAll<HTMLElement>(".race .far > i")];
    expect(bars.map(({ style }) => parseInt(style.width))).toEqual([66, 0]);
  });

  it("says beside a large number what the act that is considered takes away, of its owner alone", () => {
    const counters = [{ id: "f", icon: "food", label: "Food", value: 2, show: "figure" as const }];
    const elements: Element[] = ["p0", "p1"].map((owner) => ({ id: owner, type: "panel", region: "mat", owner, counters }));
    const drawn = draw(stage, { phase: null, notes: [], standings: [], elements });
    const lamp = { ...DARK, on: true, spends: { owner: "p0", amounts: new Map([["food", 2]]) } };
    const heard = { onpick: () => {}, onpoint: () => {}, onhold: () => {}, onclear: () => {} };
    const shown = { drawing: drawn, things: drawn.inRegion("mat"), seats, lamp, ctx, label: "mat", ...heard };
    const figures = [...render(Pane, shown).container.querySelectorAll(".figure")];
    expect(figures.map((figure) => figure.querySelector(".spent")?.textContent)).toEqual(["−2", undefined]);
    expect(figures.map((figure) => figure.getAttribute("aria-label"))).toEqual(["Food, 2, −2", "Food, 2"]);
  });

  it("the one row of a card has no name in sight, its spaces say in a word what they are for, and show their shapes", () => {
    const zone: Element = { id: "folk", type: "zone", region: "mat", owner: "p0", layout: "spread" };
    const card: Element = { id: "civ", type: "card", in: "folk", title: "Illuminati", lines: ["They roll.", "Two lie here"] };
    const row = (id: string, spaces: Element["spaces"]): Element => ({ id, type: "track", in: "civ", label: "Row 1", spaces: spaces! });
    const dice = row("dice", [{ id: "dice.0", label: { t: "Red die" } }, { id: "dice.1", label: { t: "Black die" } }]);
    const one = drawnOf([zone, card, dice]);
    expect([...one.querySelectorAll(".sheet .word")].map(({ textContent }) => textContent)).toEqual(["Red die", "Black die"]);
    expect(one.querySelector(".nameless")).not.toBeNull();
    expect([...one.querySelectorAll(".sheet p > span")].map(({ textContent }) => textContent)).toEqual(card.lines);
    const shapes = row("wish", [
      { id: "wish.0", icons: [["coin", 1]], shape: "square" },
      { id: "wish.1", icons: [["food", 1]], shape: "circle" },
    ]);
    const both = drawnOf([zone, card, dice, shapes]);
    expect(both.querySelector(".nameless, .word")).toBeNull();
    expect([both.querySelectorAll(".square"), both.querySelectorAll(".round")].map(({ length }) => length)).toEqual([1, 1]);
  });
});
