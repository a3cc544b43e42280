import { expect, it } from "vitest";

import type { Element } from "../../lib/types";
import { tapestryFull, tapestryStage } from "../../samples/tapestry";
import { blocksOf, groupsOf, ofOwner } from "./blocks";

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
