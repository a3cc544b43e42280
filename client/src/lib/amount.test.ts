import { describe, expect, it } from "vitest";

import { firstOf, isCounted, numbered, usual, withAmount } from "./amount";
import type { Act, Choice } from "./types";

const PLACE: Act = {
  i: 40,
  up_to: 5,
  pill: 3,
  path: ["gaul"],
  say: { t: "place", a: { region: "gaul", n: 1 } },
  ghost: [{ kind: "counter", within: "gaul", owner: "p0" }],
};
const DONE: Act = { i: 7, path: ["~done"], say: "Done" };
const choice: Choice = { seat: 0, kind: "placecubes", prompt: "Where?", acts: [PLACE, DONE] };

describe("acts that differ in how many", () => {
  it("say, do and show the number", () => {
    const three = withAmount(PLACE, 3);
    expect(three.i).toBe(42);
    expect(three.say).toEqual({ t: "place", a: { region: "gaul", n: 3 } });
    expect(three.ghost?.[0]?.n).toBe(3);
    expect(firstOf(three)).toBe(40);
    expect(withAmount(three, 5).i).toBe(44);
  });

  it("begin with the number on the thing, else with all", () => {
    expect(usual(PLACE)).toBe(3);
    expect(usual({ ...PLACE, pill: 9 })).toBe(5);
    expect(usual({ ...PLACE, pill: 0 })).toBe(1);
    expect(usual({ i: 1, up_to: 4, path: [], say: "" })).toBe(4);
  });

  it("keep the number that the reader chose", () => {
    expect(numbered(choice, null).acts.map(({ i }) => i)).toEqual([42, 7]);
    expect(numbered(choice, { first: 40, n: 2 }).acts.map(({ i }) => i)).toEqual([41, 7]);
    expect(numbered(choice, { first: 99, n: 2 }).acts.map(({ i }) => i)).toEqual([42, 7]);
  });

  it("leave a choice without them as it is", () => {
    const plain: Choice = { ...choice, acts: [DONE] };
    expect(numbered(plain, null)).toBe(plain);
    expect(isCounted(DONE)).toBe(false);
    expect(isCounted(numbered(choice, null).acts[0])).toBe(true);
  });
});

it("what an act says in small has the number, too", () => {
  const pay: Act = {
    ...{ i: 40, path: ["~pay.gold"], up_to: 3, say: { t: "count", a: { n: 1 } } },
    chip: { icons: [["coin", 1]], label: { t: "count", a: { n: 1 } } },
  };
  expect(withAmount(pay, 2).chip).toEqual({ icons: [["coin", 2]], label: { t: "count", a: { n: 2 } } });
});
