import { expect, it } from "vitest";

import { twoLines } from "./texts";

it("breaks a long name in the middle, at a space", () => {
  expect(twoLines("Black Sea")).toEqual(["Black Sea"]);
  expect(twoLines("Western Mediterranean")).toEqual(["Western", "Mediterranean"]);
  expect(twoLines("Golfe de Gascogne")).toEqual(["Golfe de", "Gascogne"]);
  expect(twoLines("Constantinople")).toEqual(["Constantinople"]);
});
