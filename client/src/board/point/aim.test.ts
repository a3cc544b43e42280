import { describe, expect, it } from "vitest";

import type { Element } from "../../lib/types";
import { aimedAt, answering, nextOf, nextTowards, type Seen, standingOn } from "./aim";
import { DARK, standsFor, type Lamp } from "./lamp";
import { fixed, type Place } from "../layout/place";

const seen = (id: string, x: number, y: number, size = 20): Seen => ({ id, at: [x, y], w: size, h: size });
const box = { x: 0, y: 0, w: 10, h: 10 };

function lampOn(names: Record<string, string>, selected: string[] = []): Lamp {
  const ids = Object.keys(names);
  return {
    ...DARK,
    on: true,
    lit: new Map(ids.map((id) => [id, { pill: 3 }])),
    names: new Map(Object.entries(names)),
    selected: new Set(selected),
  };
}

function placed(...elements: Element[]): Map<string, Place> {
  return new Map(elements.map((element) => [element.id, fixed(element, box, element.in ?? null)]));
}

describe("a click", () => {
  const small = [seen("malta", 100, 100), seen("crete", 118, 100), seen("gaul", 60, 100, 200)];

  it("means what lies under it, if that is lit", () => {
    expect(aimedAt("gaul", [101, 100], small, () => true)).toBe("gaul");
  });

  it("means the nearest small lit thing in reach of a finger otherwise", () => {
    expect(aimedAt("sea", [110, 100], small, (id) => id !== "sea")).toBe("crete");
    expect(aimedAt(null, [107, 100], small, () => true)).toBe("malta");
  });

  it("does not reach farther than that, nor for what is not lit", () => {
    expect(aimedAt("sea", [160, 100], small, (id) => id !== "sea")).toBe("sea");
    expect(aimedAt("sea", [101, 100], small, () => false)).toBe("sea");
  });
});

describe("what answers", () => {
  const places = placed(
    { id: "burgundy", type: "area", label: "Burgundy" },
    { id: "pawns", type: "piece", in: "burgundy", n: 2, label: "2 pawns" },
    { id: "nomad", type: "piece", in: "burgundy", label: "Nomad" },
  );

  it("is the province where its pawns are the same click", () => {
    const lamp = lampOn({ burgundy: "Conquer Burgundy", pawns: "Conquer Burgundy" });
    expect(answering(places, lamp, "pawns")).toBe("burgundy");
    expect(standsFor(lamp, "pawns", "burgundy")).toBe("burgundy");
    expect(standsFor(lampOn({ burgundy: "", pawns: "" }, ["burgundy", "pawns"]), "pawns", "burgundy")).toBe("burgundy");
  });

  it("is the pawns themselves where they do something else", () => {
    expect(answering(places, lampOn({ burgundy: "Conquer", pawns: "Take back" }), "pawns")).toBe("pawns");
  });

  it("is the lit place around a thing that is not lit", () => {
    expect(answering(places, lampOn({ burgundy: "Conquer" }), "nomad")).toBe("burgundy");
  });

  it("is a thing itself while nothing is lit, but a stack speaks for its place", () => {
    expect(answering(places, DARK, "nomad")).toBe("nomad");
    expect(answering(places, DARK, "pawns")).toBe("burgundy");
  });
});

describe("arrow keys", () => {
  const here = seen("here", 0, 0);

  it("go to the nearest thing in that direction", () => {
    const others = [seen("far", 90, 0), seen("near", 40, 10), seen("left", -10, 0), here];
    expect(nextTowards(others, here, "right")?.id).toBe("near");
    expect(nextTowards(others, here, "left")?.id).toBe("left");
    expect(nextTowards(others, here, "up")).toBeNull();
  });

  it("prefer what is straight ahead", () => {
    expect(nextTowards([seen("aside", 30, 40), seen("ahead", 60, 0)], here, "right")?.id).toBe("ahead");
  });

  it("walk around the lit things", () => {
    expect(nextOf(["a", "b", "c"], "c", 1)).toBe("a");
    expect(nextOf(["a", "b", "c"], "a", -1)).toBe("c");
    expect(nextOf(["a", "b", "c"], "elsewhere", 1)).toBe("a");
    expect(nextOf([], null, 1)).toBeNull();
  });
});

it("a click on a place means the nearest lit piece on it", () => {
  const piece = (id: string, x: number, within: string) => ({ id, at: [x, 0] as const, w: 20, h: 20, within });
  const pieces = [piece("city", 0, "w.0.0"), piece("merchant", 30, "w.0.0"), piece("ship", 31, "w.1.0")];
  expect(standingOn("w.0.0", [31, 0], pieces)).toBe("merchant");
  expect(standingOn("w.9.9", [31, 0], pieces)).toBeNull();
});
