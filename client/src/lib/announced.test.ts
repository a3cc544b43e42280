// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Announced } from "./announced.svelte";
import { api, ApiProblem } from "./api";

const later = 4_000_000_000;
const told = (id: string, until = later) => ({ id, until, text: { en: id, fr: id } });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("what is told stands until one has read it, also after the page was loaded again", async () => {
  vi.spyOn(api, "announcements").mockResolvedValue({ list: [told("a"), told("b")] });
  const first = new Announced();
  await first.look();
  expect(first.list.map(({ id }) => id)).toEqual(["a", "b"]);
  first.close("a");
  expect(first.list.map(({ id }) => id)).toEqual(["b"]);
  const again = new Announced();
  await again.look();
  expect(again.list.map(({ id }) => id)).toEqual(["b"]);
});

test("what has passed is told no more, and what was told stays while the server is away", async () => {
  const asked = vi.spyOn(api, "announcements").mockResolvedValue({ list: [told("old", 1), told("new")] });
  const announced = new Announced();
  await announced.look();
  expect(announced.list.map(({ id }) => id)).toEqual(["new"]);
  asked.mockRejectedValue(new ApiProblem({ code: "unavailable", text: { en: "", fr: "" } }, 503));
  await announced.look();
  expect(announced.list.map(({ id }) => id)).toEqual(["new"]);
});
