import { afterEach, expect, test, vi } from "vitest";

import { api } from "../../lib/api";
import type { TableInfo } from "../../lib/types";
import { Ratings } from "./ratings.svelte";

const seat = { seat: 0, rating: 1500, doubt: 250, provisional: true, games: 0, change: null };
const table = (status: string, rated = true) =>
  ({ status, rated, seats: [{ kind: "person", name: "Ann" }] }) as unknown as TableInfo;

afterEach(() => vi.restoreAllMocks());

test("ratings are asked for once for each state of a rated table", async () => {
  const asked = vi.spyOn(api, "ratings").mockResolvedValue({ counted: false, seats: [seat] });
  const ratings = new Ratings("t1");
  await ratings.follow(table("waiting", false));
  expect(asked).not.toHaveBeenCalled();
  await ratings.follow(table("waiting"));
  await ratings.follow(table("waiting"));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(ratings.of(0)).toEqual(seat);
  expect(ratings.of(1)).toBeNull();
});

test("once the game is over one asks until it has counted", async () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(api, "ratings").mockResolvedValueOnce({ counted: false, seats: [seat] });
  asked.mockResolvedValue({ counted: true, seats: [{ ...seat, change: 90 }] });
  const ratings = new Ratings("t1");
  const followed = ratings.follow(table("over"));
  await vi.advanceTimersByTimeAsync(1000);
  await followed;
  vi.useRealTimers();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(ratings.of(0)?.change).toBe(90);
});
