import { expect, test } from "vitest";

import { click, confirms, narrow } from "./narrow";
import type { Act, Choice, Step } from "./types";

function act(i: number, path: Step[], more: Partial<Act> = {}): Act {
  return { i, path, say: `act ${i}`, ...more };
}

function choice(...acts: Act[]): Choice {
  return { seat: 0, kind: "test", prompt: "What?", acts, steps: { "~spies": "By spies" } };
}

const conquest = choice(
  act(1, [["burgundy", "pawns.burgundy"]], { pill: 4 }),
  act(2, ["burgundy", "~spies"], { pill: 2 }),
  act(3, ["alps"], { pill: 3 }),
  act(7, [], { role: "end" }),
);

test("first steps that are things are lit, with the price of what they complete", () => {
  const now = narrow(conquest, []);
  expect([...now.lit.keys()]).toEqual(["burgundy", "pawns.burgundy", "alps"]);
  expect(now.lit.get("burgundy")).toMatchObject({ pill: 4, act: { i: 1 } });
  expect(now.complete?.i).toBe(7);
  expect(now.chosen).toBeNull();
});

test("one act left with nothing more to click is chosen, and a second click does it", () => {
  const now = narrow(conquest, ["alps"]);
  expect(now.chosen?.i).toBe(3);
  expect(now.lit.size).toBe(0);
  expect(confirms(now, "alps")?.i).toBe(3);
  expect(confirms(now, "burgundy")).toBeNull();
});

test("an act complete while others go on stands beside the buttons", () => {
  const now = narrow(conquest, ["burgundy"]);
  expect(now.complete?.i).toBe(1);
  expect(now.buttons).toMatchObject([{ id: "~spies", label: "act 2", act: { i: 2 } }]);
  expect(confirms(now, "pawns.burgundy")?.i).toBe(1);
});

test("nothing is confirmed before anything was clicked", () => {
  const only = narrow(choice(act(1, [])), []);
  expect(only.chosen?.i).toBe(1);
  expect(confirms(only, "burgundy")).toBeNull();
});

test("a step without an alternative is taken silently, but never into a deed", () => {
  const landmark = choice(act(1, ["tower", "cell.1", "~rot.0"]), act(2, ["tower", "cell.2", "~rot.0"]));
  const now = narrow(landmark, []);
  expect(now.path).toEqual(["tower"]);
  expect(now.clicked).toEqual([]);
  expect([...now.lit.keys()]).toEqual(["cell.1", "cell.2"]);
  const chosen = narrow(landmark, ["cell.2"]);
  expect(chosen.path).toEqual(["tower", "cell.2"]);
  expect(chosen.buttons).toMatchObject([{ id: "~rot.0", act: { i: 2 } }]);
  expect(chosen.chosen).toBeNull();
  expect(narrow(choice(act(1, ["alps"])), []).path).toEqual([]);
});

test("a silent step may also be clicked", () => {
  const landmark = choice(act(1, ["tower", "cell.1"]), act(2, ["tower", "cell.2"]));
  expect(narrow(landmark, ["tower", "cell.1"]).chosen?.i).toBe(1);
});

test("a button that does not say all gets its step's label", () => {
  const now = narrow(choice(act(1, ["~spies", "a"]), act(2, ["~spies", "b"]), act(3, ["c"])), []);
  expect(now.buttons).toEqual([{ id: "~spies", label: "By spies", act: null, chip: null }]);
});

test("a click goes on, another first step starts anew, a click that leads nowhere changes nothing", () => {
  expect(click(conquest, ["burgundy"], "~spies")).toEqual(["burgundy", "~spies"]);
  expect(click(conquest, ["burgundy"], "alps")).toEqual(["alps"]);
  expect(click(conquest, ["burgundy"], "rome")).toEqual(["burgundy"]);
  expect(click(conquest, ["burgundy"], "burgundy")).toEqual([]);
});

const pairs = choice(
  act(1, [["nomad", "city"], ["nomad", "city"]]),
  act(2, [["nomad", "ship"], ["nomad", "ship"]]),
  act(3, [["city", "ship"], ["city", "ship"]]),
  act(4, ["~none"]),
);

test("things of a set are clicked in any order, each once", () => {
  for (const clicks of [["nomad", "ship"], ["ship", "nomad"]]) expect(narrow(pairs, clicks).chosen?.i).toBe(2);
  expect([...narrow(pairs, ["city"]).lit.keys()].sort()).toEqual(["nomad", "ship"]);
  expect(narrow(pairs, ["city", "city"]).clicked).toEqual(["city"]);
});

test("the last of a set is clicked again to do it, an earlier one is taken back", () => {
  const now = narrow(pairs, ["nomad", "ship"]);
  expect(confirms(now, "ship")?.i).toBe(2);
  expect(confirms(now, "nomad")).toBeNull();
  expect(click(pairs, ["nomad", "ship"], "nomad")).toEqual(["ship"]);
  expect(click(pairs, ["nomad"], "nomad")).toEqual([]);
});

test("a set without an alternative still waits for its last click", () => {
  const only = choice(act(1, [["nomad", "city"], ["nomad", "city"]]));
  expect(narrow(only, []).chosen).toBeNull();
  expect(narrow(only, ["city"]).lit.has("nomad")).toBe(true);
  expect(narrow(only, ["city", "nomad"]).chosen?.i).toBe(1);
});

test("a beginning clicked again is taken back with all that followed", () => {
  const moves = choice(act(1, ["a", "x"]), act(2, ["a", "y", "z"]), act(3, ["b", "x"]));
  expect(click(moves, ["a", "y"], "a")).toEqual([]);
  expect(click(moves, ["a", "y"], "b")).toEqual(["b"]);
});

test("clicks that no longer make sense are dropped", () => {
  const now = narrow(conquest, ["rome", "alps"]);
  expect(now.clicked).toEqual([]);
  expect(now.lit.size).toBe(3);
});

// ---- smaller questions

const chip = (icon: string) => ({ icons: [[icon, 1]] as [string, number][], label: `1 ${icon}` });
const advance: Choice = {
  ...choice(
    act(1, [["ships", "exploration"], "~pay.coin"], { chip: chip("coin") }),
    act(2, [["ships", "exploration"], "~pay.food"], { chip: chip("food") }),
    act(3, ["walls", "~pay.coin"]),
    act(4, ["walls", "~gift"]),
    act(5, ["tower", "~pay.coin"]),
    act(6, ["tower", "plot", "~pay.coin"]),
    act(7, ["~income"]),
  ),
  asks: { "~pay": "Pay with?" },
};

test("where nothing but the payment is left, it is asked with what one pays", () => {
  const now = narrow(advance, ["ships"]);
  expect(now.asks).toBe("Pay with?");
  expect(now.buttons.map(({ id, chip: small }) => [id, small?.label])).toEqual([
    ["~pay.coin", "1 coin"],
    ["~pay.food", "1 food"],
  ]);
});

test("after a click the question says what is still to choose: by the kind of thing, or as of several kinds", () => {
  const walk: Choice = {
    ...choice(act(1, ["unit.a", "w.1.0"]), act(2, ["unit.a", "~rest"]), act(3, ["unit.b", "w.1.0"]), act(4, ["unit.b", "house.1"])),
    asks: { w: "Where to?", "*": "Where, or what?" },
  };
  expect(narrow(walk, []).next).toBeNull();
  expect(narrow(walk, ["unit.a"]).next).toBe("Where to?"); // a button beside it changes nothing
  expect(narrow(walk, ["unit.b"]).next).toBe("Where, or what?");
  expect(narrow(walk, ["unit.a", "w.1.0"]).next).toBeNull();
});

test("the question stays while something else is left to choose, and at its beginning", () => {
  for (const clicks of [[], ["walls"], ["tower"]]) expect(narrow(advance, clicks).asks).toBeNull();
  const { asks: _, ...plain } = advance;
  expect(narrow(plain, ["ships"]).asks).toBeNull();
});
