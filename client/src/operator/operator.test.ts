// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

import { ApiProblem, operatorApi } from "../lib/api";
import type { OperatorTable, Overview } from "../lib/types";
import { Operator, tableOf } from "./operator.svelte";

const nothing: Overview = { reports: [], bans: [], announcements: [], log: [] };
const shut: OperatorTable = { id: "t1", game: "vinci", title: "", status: "stopped", seats: [], closed: { en: "a", fr: "b" } };
const refusal = (code: "not_allowed" | "bad_request" | "too_many", status: number) =>
  new ApiProblem({ code, text: { en: "No.", fr: "Non." } }, status);

afterEach(() => vi.restoreAllMocks());

test("whoever has no token yet is asked for it, and not told that something went wrong", async () => {
  vi.spyOn(operatorApi, "overview").mockRejectedValue(refusal("not_allowed", 403));
  const operator = new Operator();
  await operator.load();
  expect([operator.locked, operator.problem, operator.overview]).toEqual([true, null, null]);
});

test("a wrong token is refused in words, the right one opens the page", async () => {
  const asked = vi.spyOn(operatorApi, "signIn").mockRejectedValue(refusal("not_allowed", 403));
  const operator = new Operator();
  expect(await operator.signIn("wrong")).toBe(false);
  expect([operator.locked, operator.problem?.code]).toEqual([true, "not_allowed"]);
  asked.mockResolvedValue(nothing);
  expect(await operator.signIn(" right\n")).toBe(true);
  expect(asked).toHaveBeenLastCalledWith("right");
  expect([operator.locked, operator.problem, operator.overview]).toEqual([false, null, nothing]);
});

test("once the token opens nothing any more, nothing stays in sight", async () => {
  const operator = new Operator();
  operator.overview = nothing;
  operator.table = shut;
  vi.spyOn(operatorApi, "settle").mockRejectedValue(refusal("not_allowed", 403));
  await operator.settle("t1", 1, "dismiss");
  expect([operator.overview, operator.table, operator.locked]).toEqual([null, null, true]);
});

test("what is refused for another reason leaves what is shown", async () => {
  const operator = new Operator();
  operator.overview = nothing;
  vi.spyOn(operatorApi, "ban").mockRejectedValue(refusal("bad_request", 400));
  expect(await operator.ban({ range: "x", reason: { en: "a", fr: "b" } })).toBe(false);
  expect([operator.overview, operator.locked, operator.busy]).toEqual([nothing, false, false]);
});

test("a table that was closed is shown so, and what was done with it", async () => {
  const operator = new Operator();
  const logged: Overview = { ...nothing, log: [{ number: 1, at: 1, what: "close", about: "t1", details: {} }] };
  vi.spyOn(operatorApi, "close").mockResolvedValue(shut);
  vi.spyOn(operatorApi, "overview").mockResolvedValue(logged);
  await operator.close("t1", { en: "a", fr: "b" });
  expect([operator.table, operator.overview]).toEqual([shut, logged]);
});

test("a table is found by its link or its id", () => {
  expect(tableOf("https://play.example/t/abc23?move=4")).toBe("abc23");
  expect(tableOf(" /t/abc23#x ")).toBe("abc23");
  expect(tableOf(" abc23 ")).toBe("abc23");
});
