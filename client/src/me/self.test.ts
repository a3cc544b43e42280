// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, ApiProblem } from "../lib/api";
import * as passkeys from "../lib/passkeys";
import type { Person } from "../lib/types";
import { Self } from "./self.svelte";

const guest: Person = { kept: false, name: "", can_passkey: true };
const asked = { ask: "a", options: {} };

beforeEach(() => {
  vi.spyOn(api, "askNewKey").mockResolvedValue(asked);
});
afterEach(() => vi.restoreAllMocks());

test("a passkey that the browser made is brought to the table", async () => {
  const made = { id: "k" };
  vi.spyOn(passkeys, "makePasskey").mockResolvedValue(made);
  const brought = vi.spyOn(api, "addKey").mockResolvedValue({ ...guest, kept: true });
  const self = new Self();
  await self.makeKey();
  expect(brought).toHaveBeenCalledWith("a", made);
  expect(self.person?.kept).toBe(true);
  expect([self.closed, self.busy, self.problem]).toEqual([false, false, null]);
});

test("whoever closes the browser's window is told that nothing has changed", async () => {
  vi.spyOn(passkeys, "makePasskey").mockResolvedValue(null);
  const brought = vi.spyOn(api, "addKey");
  const self = new Self();
  await self.makeKey();
  expect(self.closed).toBe(true);
  expect(brought).not.toHaveBeenCalled();
});

test("what the table refuses is shown until the next try", async () => {
  const problem = { code: "not_allowed", text: { en: "No.", fr: "Non." } } as const;
  vi.spyOn(api, "signInByPhrase").mockRejectedValue(new ApiProblem(problem, 403));
  const self = new Self();
  await self.signInByPhrase("lusab");
  expect(self.problem).toBe(problem);
  vi.spyOn(passkeys, "makePasskey").mockResolvedValue(null);
  await self.makeKey();
  expect(self.problem).toBeNull();
});

test("a guest's colour stays in this browser, a person's goes along", async () => {
  const told = vi.spyOn(api, "changePerson").mockResolvedValue({ ...guest, kept: true, colour: "jade" });
  const self = new Self();
  self.person = guest;
  await self.like("plum");
  expect(told).not.toHaveBeenCalled();
  self.person = { ...guest, kept: true };
  await self.like("jade");
  expect(told).toHaveBeenCalledWith({ colour: "jade" });
});
