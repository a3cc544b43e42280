// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, ApiProblem } from "../lib/api";
import * as passkeys from "../lib/passkeys";
import type { Person, PersonPage } from "../lib/types";
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

test("signing out everywhere else leaves one where one is", async () => {
  const here = { id: "a", label: "", created: 1, seen: 1, here: true };
  vi.spyOn(api, "dropDevices").mockResolvedValue({ ...guest, kept: true, devices: [here] });
  const self = new Self();
  self.person = { ...guest, kept: true, devices: [here, { ...here, id: "b", here: false }] };
  await self.dropDevices();
  expect(self.person?.devices).toEqual([here]);
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

test("whose turn it is is looked at once a minute while the page is in view, and when one comes back to it", async () => {
  vi.useFakeTimers();
  const page = { running: [], ratings: [] } as unknown as PersonPage;
  const looks = vi.spyOn(api, "myPage").mockResolvedValue(page);
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const self = new Self();
  self.page = page;
  const leave = self.watch();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(looks).toHaveBeenCalledTimes(2);
  expect(self.at).toBeGreaterThan(0);
  seen.mockReturnValue("hidden");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks).toHaveBeenCalledTimes(2);
  seen.mockReturnValue("visible");
  looks.mockRejectedValueOnce(new TypeError("offline"));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect([looks.mock.calls.length, self.page, self.problem]).toEqual([3, page, null]);
  leave();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test("each look at one's tables counts those that wait, for the icon of the page", async () => {
  const shown = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as Navigator, { setAppBadge: shown }));
  const mine = { status: "running", pending: [0], seats: [{ seat: 0 }], you: { role: "player", seats: [0] } };
  const page = { running: [mine, { ...mine, pending: [1] }], ratings: [] } as unknown as PersonPage;
  vi.spyOn(api, "me").mockResolvedValue({ name: "" });
  vi.spyOn(api, "person").mockResolvedValue(guest);
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "myPage").mockResolvedValue(page);
  await new Self().load();
  expect(shown).toHaveBeenCalledExactlyOnceWith(1);
  vi.unstubAllGlobals();
});
