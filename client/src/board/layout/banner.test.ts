import { describe, expect, it } from "vitest";

import { halfOf, halfRow, pieceAt, rowOf } from "./banner";

describe("the banner of an area", () => {
  it("puts badges side by side around its middle", () => {
    expect(rowOf([10])).toEqual([0]);
    expect(rowOf([10, 10])).toEqual([-10.5, 10.5]);
    const [left = 0, right = 0] = rowOf([14, 8]);
    expect(right - left).toBe(14 + 8 + 1);
    expect(left - 14).toBe(-halfRow([14, 8]));
  });

  it("gives a badge the room of its text and its icon", () => {
    expect(halfOf({ icon: "food" }, "")).toBe(8);
    expect(halfOf({ icon: "food" }, "3") - halfOf({}, "3")).toBe(7);
  });

  it("puts pieces below in rows of three, each row in the middle", () => {
    expect(pieceAt(0, 1)).toEqual([0, 20]);
    expect([0, 1, 2].map((i) => pieceAt(i, 3)[0])).toEqual([-23, 0, 23]);
    expect(pieceAt(3, 5)).toEqual([-11.5, 43]);
    expect(pieceAt(4, 5)).toEqual([11.5, 43]);
  });
});
