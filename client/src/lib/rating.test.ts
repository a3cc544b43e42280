import { expect, test } from "vitest";

import { ratingLine, ratingShort } from "./rating";

const rating = { rating: 1480, doubt: 60, provisional: false, games: 40 };

test("a rating says how far it may be off, and when it is provisional", () => {
  expect(ratingLine(rating)).toBe("1480 ± 60");
  expect(ratingLine({ ...rating, doubt: 210, provisional: true })).toBe("1480? ± 210");
  expect(ratingLine({ ...rating, rating: 1500, doubt: 0 })).toBe("1500");
  expect(ratingShort({ ...rating, provisional: true })).toBe("1480?");
});
