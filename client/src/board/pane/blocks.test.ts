import { expect, it } from "vitest";

import type { Element } from "../../lib/types";
import { tapestryFull, tapestryStage } from "../../samples/tapestry";
import { blocksOf, groupAt, groupsOf, nextOn, ofOwner, rowOf, tracksLook } from "./blocks";

const elements = [...tapestryStage.elements, ...(tapestryFull(null).scene?.elements ?? [])];
const region = (name: string): Element[] =>
  elements.filter((element) => element.region === name).sort((one, other) => (one.order ?? 0) - (other.order ?? 0));

it("tracks with groups share one block, rows of a mat another, dice a third", () => {
  expect(blocksOf(region("tracks")).map(({ kind }) => kind)).toEqual(["tracks"]);
  expect(blocksOf(ofOwner(region("mat"), "p0")).map(({ kind }) => kind)).toEqual(["thing", "rows", "thing", "thing"]);
  const besides = blocksOf(region("world"));
  expect(besides.map(({ kind }) => kind)).toEqual(["thing", "dice"]);
  expect(besides[1]).toMatchObject({ dice: [{ id: "die.red" }, { id: "die.black" }, { id: "die.science" }] });
});

it("a strip stands beside the rows before it, and alone where there are none", () => {
  const strip: Element = { id: "reserve.p0", type: "zone", layout: "strip" };
  const mat = blocksOf([...ofOwner(region("mat"), "p0"), strip]);
  expect(mat.map(({ kind }) => kind)).toEqual(["thing", "rows", "thing", "thing"]);
  expect(mat[1]).toMatchObject({ strip });
  expect(blocksOf([strip])).toEqual([{ kind: "thing", key: "reserve.p0", thing: strip }]);
});

it("a mat shows one player's things and those of nobody", () => {
  const shown = ofOwner(region("tech"), "p1").map(({ id }) => id);
  expect(shown).toContain("tech.offer");
  expect(shown).toContain("tech.p1.top");
  expect(shown).not.toContain("tech.p0.top");
  expect(ofOwner(region("tech"), null)).toHaveLength(region("tech").length);
});

it("the spaces before the first group are where one starts", () => {
  const [track] = region("tracks");
  if (!track) throw new Error("no track");
  const { start, groups } = groupsOf(track);
  expect(start.map(({ id }) => id)).toEqual(["space.exploration_0"]);
  expect(groups.map((group) => [group.start, group.spaces.length])).toEqual([
    [1, 3],
    [4, 3],
    [7, 3],
    [10, 3],
  ]);
});

it("tracks are read by name where there is room, beside an overview with less, and on a phone one by one", () => {
  expect([0, 1068, 944, 700, 366].map(tracksLook)).toEqual(["table", "table", "beside", "beside", "pages"]);
});

it("the next step on a track is what one chose, what one may choose, else the space ahead of one's token", () => {
  const [track] = region("tracks");
  if (!track) throw new Error("no track");
  const row = rowOf(track);
  const next = (selected: string[], lit: string[], slot: number): number =>
    nextOn(row, {
      own: "p1",
      lamp: { selected: new Set(selected), lit: new Map(lit.map((id) => [id, {}])) },
      children: () => [
        { id: "other", owner: "p0", slot: 9 },
        { id: "landmark", owner: "p1", slot: 5, cells: [[0, 0]] },
        { id: "mine", owner: "p1", slot },
      ],
    });
  expect(next([], [], 0)).toBe(1);
  expect(next([], [], 6)).toBe(7);
  expect(next([], [], 12)).toBe(12);
  expect(next([], ["space.exploration_3"], 6)).toBe(3);
  expect(next(["space.exploration_8"], ["space.exploration_3"], 6)).toBe(8);
  expect([0, 3, 4, 12].map((space) => groupAt(row, space)?.start)).toEqual([1, 1, 4, 10]);
});
