// What a scene says about one seat.
import { GLYPHS } from "../../lib/glyphs";
import type { Drawing } from "../../lib/scene";
import type { Counter, Element, Scene, StandingData } from "../../lib/types";

export interface Belongings {
  counters: Counter[];
  cards: Element[];
  /** Places for cards that are told by the piece on them, with what lies there. */
  hands: Hand[];
  /** Whether this seat wears the sign of the start player. */
  first: boolean;
}

export interface Hand {
  zone: Element;
  cards: Element[];
  /** How many lie there face down. */
  hidden: number;
}

/** What lies in a seat's own panel in the rail. */
export function belongings(drawing: Drawing | null, seat: number): Belongings {
  const regions = drawing?.regions("player") ?? [];
  const own = regions.flatMap((region) => drawing?.inRegion(region) ?? []).filter(({ owner }) => owner === `p${seat}`);
  const inside = own.flatMap(({ id }) => drawing?.children(id) ?? []);
  const hands = own.flatMap((zone) => handOf(zone, drawing?.children(zone.id) ?? []));
  const held = new Set(hands.flatMap(({ cards }) => cards));
  return {
    counters: own.flatMap((element) => element.counters ?? []),
    cards: [...own, ...inside].filter((element) => element.type === "card" && !held.has(element)),
    hands,
    first: own.some((element) => element.state?.includes("first")),
  };
}

/** A zone as a hand, if a piece tells what each of its cards is. */
function handOf(zone: Element, inside: readonly Element[]): Hand[] {
  if (zone.type !== "zone") return [];
  const down = inside.filter(({ state }) => state?.includes("down"));
  const cards = inside.filter((card) => !down.includes(card));
  const told = cards.every(({ type, glyph }) => type === "card" && glyph !== undefined && GLYPHS[glyph] !== undefined);
  const hidden = Math.max(down.length, (zone.count ?? inside.length) - cards.length);
  return told && cards.length + hidden > 0 ? [{ zone, cards, hidden }] : [];
}

export function standingOf(scene: Scene | null, seat: number): StandingData | null {
  return scene?.standings.find(({ who }) => who === `p${seat}`) ?? null;
}
