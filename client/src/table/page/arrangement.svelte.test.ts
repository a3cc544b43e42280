// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import expand from "../../../fixtures/vinci-expand.json";
import vinciStage from "../../../fixtures/vinci-stage.json";
import { tapestryFull, tapestryStage } from "../../samples/tapestry";
import type { LiveTable } from "../../lib/live.svelte";
import { Premoves } from "../../lib/premoves.svelte";
import { draw } from "../../lib/scene";
import type { Full, Stage } from "../../lib/types";
import { Desk } from "../desk/desk.svelte";
import type { Teaching } from "../desk/teaching";
import { Arrangement } from "./arrangement.svelte";

const leave: (() => void)[] = [];
vi.mock("../desk/viewport.svelte", () => ({ viewport: { size: "desktop", slim: false } }));
afterEach(() => leave.splice(0).forEach((end) => end()));

/** The page of a table, which follows it. */
function page(full: Full, stage: Stage, guide = false): { desk: Desk; page: Arrangement } {
  const live = {
    ...{ id: "t", table: { ...full.table, guide }, stage, scene: full.scene, drawing: draw(stage, full.scene!) },
    ...{ choices: full.choices, log: [], logFrom: 0, beats: [], talk: { news: false }, premoves: new Premoves("t") },
  };
  const desk = new Desk(live as unknown as LiveTable);
  const arranged = new Arrangement(desk);
  leave.push($effect.root(() => arranged.follow()));
  flushSync();
  return { desk, page: arranged };
}

/** What a guide tells; another step is another lesson. */
const lesson = (telling: string): Teaching =>
  ({ telling, points: [], target: null, goesOn: true, stands: null, learns: () => undefined, laterStep: () => null });

test("a rule that was asked for opens once: the tabs beside it still turn", () => {
  const { desk, page: vinci } = page(expand as unknown as Full, vinciStage as unknown as Stage);
  desk.wantedRule = { id: "vinci.conquest.pawns" };
  flushSync();
  expect(vinci.tab).toBe("rules");
  vinci.turn("log");
  flushSync();
  expect(vinci.tab).toBe("log");
  desk.wantedRule = { id: "vinci.conquest.pawns" };
  flushSync();
  expect(vinci.tab, "asked again").toBe("rules");
});

test("over several sheets the guide speaks beside the table, and each new step is read there", () => {
  const { desk, page: tapestry } = page(tapestryFull(null), tapestryStage, true);
  tapestry.folded = false;
  expect(tapestry.teachesBeside).toBe(true);
  tapestry.turn("help");
  desk.lesson = lesson("one");
  flushSync();
  expect(tapestry.tab).toBe("guide");
  tapestry.turn("rules");
  flushSync();
  expect(tapestry.tab, "nobody is called back within a step").toBe("rules");
  desk.lesson = lesson("two");
  flushSync();
  expect(tapestry.tab).toBe("guide");
  tapestry.folded = true;
  expect(tapestry.teachesBeside, "a folded rail has no room").toBe(false);
});

test("over one map it stands in a corner of it", () => {
  expect(page(expand as unknown as Full, vinciStage as unknown as Stage, true).page.teachesBeside).toBe(false);
});
