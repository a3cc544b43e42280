import { expect, it } from "vitest";

import { draw } from "../../lib/scene";
import type { Element, SceneEvent, Stage } from "../../lib/types";
import { layOut } from "./layout";
import { plan, type Drawn, type Motion } from "./plan";

const stage: Stage = {
  hash: "",
  game: "",
  seats: 2,
  things: "",
  texts: {},
  glyphs: {},
  regions: { map: { place: "board" } },
  elements: [
    { id: "map", type: "surface", region: "map", view: [0, 0, 100, 100] },
    { id: "gaul", type: "area", in: "map", path: "M0 0h40v40h-40Z", anchor: [20, 20] },
    { id: "alps", type: "area", in: "map", path: "M40 0h40v40h-40Z", anchor: [60, 20] },
    { id: "die", type: "die", in: "map", at: [0, 60, 20, 20], faces: ["1", "2"] },
  ],
};

const counter = (id: string, area: string, owner: string, n: number): Element => ({
  id,
  type: "piece",
  kind: "counter",
  in: area,
  owner,
  n,
});

function drawn(...elements: Element[]): Drawn {
  const drawing = draw(stage, { phase: null, notes: [], standings: [], elements });
  return { drawing, layout: layOut(drawing, "map") };
}

const short = (motions: Motion[]): string[] =>
  motions.map((motion) => {
    const id =
      "to" in motion
        ? motion.to.id
        : "from" in motion
          ? motion.from.id
          : "id" in motion
            ? motion.id
            : motion.ids.join();
    return `${motion.beat} ${motion.kind} ${id}`;
  });

it("sees nothing where nothing changed", () => {
  const same = counter("mine", "gaul", "p0", 2);
  expect(plan(drawn(same), drawn(same), [])).toEqual([]);
});

it("plays a conquest in the order it is told", () => {
  const before = drawn(counter("theirs", "gaul", "p1", 1), { id: "gaul", owner: "p1" });
  const after = drawn(counter("mine", "gaul", "p0", 3), { id: "gaul", owner: "p0" });
  const events: SceneEvent[] = [
    { do: "flow", kind: "counter", owner: "p0", n: 3, source: "panel.p0", target: "gaul" },
    { do: "own", shows: ["gaul"] },
  ];
  const motions = plan(before, after, events);
  expect(short(motions).sort()).toEqual(["0 enter mine", "1 leave theirs", "1 own gaul"]);
  expect(motions.find(({ kind }) => kind === "enter")).toMatchObject({ source: "panel.p0" });
});

it("needs no events to see what changed", () => {
  const before = drawn(counter("a", "gaul", "p0", 2), counter("b", "alps", "p1", 1), { id: "die", up: 0 });
  const after = drawn(counter("a", "alps", "p0", 5), { ...counter("c", "gaul", "p1", 1) }, { id: "die", up: 1 });
  expect(short(plan(before, after, [])).sort()).toEqual([
    "0 count a",
    "0 enter c",
    "0 leave b",
    "0 move a",
    "0 roll die",
  ]);
});

it("knows where the pieces of a growing stack came from, and of a shrinking one went", () => {
  const [few, many] = [drawn(counter("a", "gaul", "p0", 2)), drawn(counter("a", "gaul", "p0", 5))];
  const come = plan(few, many, [{ do: "flow", owner: "p0", source: "alps", target: "gaul" }]);
  expect(come).toMatchObject([{ kind: "count", by: 3, source: "alps", target: null }]);
  const go = plan(many, few, [{ do: "flow", owner: "p0", source: "gaul", target: "alps" }]);
  expect(go).toMatchObject([{ kind: "count", by: -3, source: null, target: "alps" }]);
});

it("does not take one player's event for another's pieces", () => {
  const motions = plan(drawn(), drawn(counter("a", "gaul", "p0", 1)), [
    { do: "flow", owner: "p1", source: "alps", target: "gaul" },
  ]);
  expect(motions).toMatchObject([{ kind: "enter", source: null }]);
});

it("lets what no event names come last", () => {
  const after = drawn(counter("a", "gaul", "p0", 1), counter("b", "alps", "p1", 1));
  const motions = plan(drawn(), after, [{ do: "note" }, { do: "flow", owner: "p0", target: "gaul" }]);
  expect(short(motions).sort()).toEqual(["0 enter a", "1 enter b"]);
});

it("turns what was spent or woken", () => {
  const piece = counter("a", "gaul", "p0", 1);
  expect(short(plan(drawn(piece), drawn({ ...piece, state: ["spent"] }), []))).toEqual(["0 turn a"]);
});
