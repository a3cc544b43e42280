// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, ApiProblem } from "../../lib/api";
import type { Choice, Planned, TableInfo } from "../../lib/types";
import { Plan } from "./plan.svelte";

const choice = { seat: 1, kind: "expand", prompt: "Where?", acts: [] } as unknown as Choice;
const after = (ends: Planned["ends"] = ""): Planned => ({ scene: { elements: [], ends } as unknown as Planned["scene"], choice: ends ? null : choice, ends });

/** A table that can be changed under a plan. */
function desk() {
  const live = $state({ id: "t", table: { version: 9, moves: 4, ready: [] as number[] } as unknown as TableInfo, choices: [choice] });
  return { live };
}

let tried: ReturnType<typeof vi.spyOn>;
beforeEach(() => void (tried = vi.spyOn(api, "plan").mockImplementation(async () => after())));
afterEach(() => void vi.restoreAllMocks());

test("each decision is tried after those before it, and a step back forgets it", async () => {
  const plan = new Plan(desk());
  plan.begin(1);
  expect([plan.on, plan.last]).toEqual([true, null]);
  await plan.add([3], "one");
  await plan.add([5, 6], "two");
  expect(tried).toHaveBeenLastCalledWith("t", { seat: 1, version: 9, actions: [3, 5, 6] });
  plan.back();
  expect(plan.steps.map(({ say }) => say)).toEqual(["one"]);
  plan.back(0);
  expect([plan.on, plan.scene]).toEqual([true, null]);
});

test("what is refused is no part of it", async () => {
  const plan = new Plan(desk());
  plan.begin(1);
  tried.mockRejectedValue(new ApiProblem({ code: "illegal", text: { en: "No", fr: "Non" } }, 422));
  expect((await plan.add([3], "one"))?.code).toBe("illegal");
  expect(plan.steps).toEqual([]);
});

test("all of it is sent at once, and it is told where less was done", async () => {
  const plan = new Plan(desk());
  plan.begin(1);
  await plan.add([3], "one");
  tried.mockImplementation(async () => after("chance"));
  await plan.add([5], "two");
  expect(plan.ends).toBe("chance");
  const sent = vi.spyOn(api, "sendPlan").mockResolvedValue({ version: 10, done: 1 });
  expect(await plan.send()).toBe(10);
  expect(sent).toHaveBeenCalledWith("t", { seat: 1, version: 9, actions: [3, 5] });
  expect([plan.on, plan.news]).toEqual([false, { what: "part", done: 1, of: 2 }]);
});

test("a plan that is refused stays, so that it can be mended", async () => {
  const plan = new Plan(desk());
  plan.begin(1);
  await plan.add([3], "one");
  vi.spyOn(api, "sendPlan").mockRejectedValue(new ApiProblem({ code: "illegal", text: { en: "No", fr: "Non" } }, 422));
  expect(await plan.send()).toMatchObject({ code: "illegal" });
  expect(plan.steps).toHaveLength(1);
});

test("a plan ends with its question; secret choices of others leave it", async () => {
  const here = desk();
  const plan = new Plan(here);
  plan.begin(1);
  await plan.add([3], "one");
  here.live.table = { ...here.live.table, version: 10, moves: 5, ready: [0] };
  plan.look();
  expect([plan.steps.length, plan.news]).toEqual([1, null]);
  here.live.table = { ...here.live.table, version: 11, moves: 6 };
  expect([plan.on, plan.scene]).toEqual([false, null]);
  plan.look();
  expect(plan.news).toEqual({ what: "moved" });
});
