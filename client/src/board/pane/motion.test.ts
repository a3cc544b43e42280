import { expect, it } from "vitest";

import { draw } from "../../lib/scene";
import type { Element, Scene, Stage } from "../../lib/types";
import { rolled } from "./motion";

const stage: Stage = { hash: "", game: "", seats: 2, regions: {}, elements: [], texts: {}, things: "", glyphs: {} };
const die = (id: string, up: number): Element => ({ id, type: "die", faces: ["1", "2"], up });
const scene = (...elements: Element[]): Scene => ({ phase: null, notes: [], standings: [], elements });

it("a die rolls when it shows another face", () => {
  const [before, after] = [draw(stage, scene(die("red", 0), die("black", 1))), draw(stage, scene(die("red", 1), die("black", 1)))];
  expect(rolled(before, after, [], ["red", "black"])).toEqual(["red"]);
});

it("a die rolls when an event says so, whatever it shows then", () => {
  const same = draw(stage, scene(die("red", 0), die("black", 1)));
  expect(rolled(same, same, [{ do: "roll", shows: ["black"] }], ["red", "black"])).toEqual(["black"]);
  expect(rolled(same, same, [{ do: "note", shows: ["black"] }], ["red", "black"])).toEqual([]);
});
