// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, ApiProblem } from "./api";
import { Premoves } from "./premoves.svelte";
import type { PremoveAnswer, PremoveInfo } from "./types";

const take: PremoveAnswer = { acts: ["take II"], say: "Take II" };
const stop: PremoveAnswer = { acts: ["stop"], say: "Stop" };
const info = (more: Partial<PremoveInfo> = {}): PremoveInfo => ({ seat: 1, passing: null, answers: [], told: null, ...more });

let kept: ReturnType<typeof vi.spyOn>;
let premoves: Premoves;

beforeEach(() => {
  vi.spyOn(api, "premoves").mockResolvedValue({ seats: [info({ answers: [take] })] });
  kept = vi.spyOn(api, "keepPremoves").mockImplementation(async (_, wish) => ({
    seats: [info({ answers: wish.answers ?? [], passing: wish.passing ? { kind: wish.passing, say: "Stop" } : null })],
  }));
  premoves = new Premoves("t1");
});
afterEach(() => vi.restoreAllMocks());

test("what waits is asked for once, and a seat without anything has nothing", async () => {
  premoves.load();
  premoves.load();
  await vi.waitFor(() => expect(premoves.some).toBe(true));
  expect(api.premoves).toHaveBeenCalledTimes(1);
  expect(premoves.of(1).answers).toEqual([take]);
  expect(premoves.of(0)).toEqual({ ...info(), seat: 0 });
});

test("an answer follows those before it, and is taken back with those behind it; passing stays", async () => {
  await premoves.answer(1, take);
  await premoves.pass(1, "expansion");
  await premoves.answer(1, stop);
  expect(kept).toHaveBeenLastCalledWith("t1", { seat: 1, answers: [take, stop], passing: "expansion" });
  await premoves.drop(1, 0);
  expect(kept).toHaveBeenLastCalledWith("t1", { seat: 1, answers: [], passing: "expansion" });
  await premoves.stopPassing(1);
  expect(kept).toHaveBeenLastCalledWith("t1", { seat: 1, answers: [], passing: null });
});

test("what became of an answer is heard, and a refusal is said and changes nothing", async () => {
  const told: PremoveInfo["told"] = { what: "dropped", why: "illegal", say: "Take II" };
  premoves.hear({ seats: [info({ told })] });
  kept.mockRejectedValue(new ApiProblem({ code: "bad_request", text: { en: "answers: no", fr: "answers\u00a0: non" }, field: "answers.0" }, 400));
  await premoves.answer(1, take);
  expect([premoves.problem?.field, premoves.busy, premoves.of(1).told]).toEqual(["answers.0", false, told]);
});

test("what could be answered is shown until one has chosen", async () => {
  vi.spyOn(api, "premoveOffers").mockResolvedValue({ offers: [{ kind: "choose", prompt: "Which?", passes: null, answers: [take] }] });
  await premoves.ask(1);
  expect(premoves.offers?.list[0]?.answers).toEqual([take]);
  await premoves.answer(1, take);
  expect(premoves.offers).toBeNull();
});
