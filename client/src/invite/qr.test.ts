import { expect, test } from "vitest";

import { qrOf } from "./qr";

/** The modules that a path paints, row by row. */
function painted({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "."));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(run); at += 1) {
      const row = rows[Number(y)];
      if (row) row[Number(x) + at] = "#";
    }
  return rows.map((row) => row.join(""));
}

const FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

test("a link becomes a code with its three corners, and another link another one", () => {
  const code = qrOf("http://192.168.1.20:8000/t/abcdefghijkmnpqr");
  const rows = painted(code);
  expect(code.size % 4).toBe(1);
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(FINDER);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(FINDER);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(FINDER);
  expect(rows[6]?.slice(8, -8)).toMatch(/^(#\.)+#$/); // the beat between the corners
  expect(qrOf("http://192.168.1.20:8000/t/other").path).not.toBe(code.path);
});
