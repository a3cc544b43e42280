// What a scene says about one seat.
import type { Drawing } from "../lib/scene";
import type { Counter, Element, Scene, StandingData } from "../lib/types";

export interface Belongings {
  counters: Counter[];
  cards: Element[];
  /** Whether this seat wears the sign of the start player. */
  first: boolean;
}

/** What lies in a seat's own panel in the rail. */
export function belongings(drawing: Drawing | null, seat: number): Belongings {
  const regions = drawing?.regions("player") ?? [];
  const own = regions.flatMap((region) => drawing?.inRegion(region) ?? []).filter(({ owner }) => owner === `p${seat}`);
  const inside = own.flatMap(({ id }) => drawing?.children(id) ?? []);
  return {
    counters: own.flatMap((element) => element.counters ?? []),
    cards: [...own, ...inside].filter((element) => element.type === "card"),
    first: own.some((element) => element.state?.includes("first")),
  };
}

export function standingOf(scene: Scene | null, seat: number): StandingData | null {
  return scene?.standings.find(({ who }) => who === `p${seat}`) ?? null;
}
