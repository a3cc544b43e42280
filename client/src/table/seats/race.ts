// How a race stands: who leads, by how much, and how far it is to the goal.
import type { StandingData } from "../../lib/types";

/** Where a player is on the way. Shares are of the whole bar, from 0 to 1. */
export interface Runner {
  points: number;
  /** The bar lies between these; below zero it goes to the left of where all began. */
  from: number;
  to: number;
  /** Points before the next one for the first, points behind the first for all others; 0 among equals. */
  gap: number;
  leads: boolean;
}

export interface Race {
  runners: ReadonlyMap<string, Runner>;
  /** Where the bars begin, which is not their left end once somebody has less than nothing. */
  zero: number;
  /** Where the first one is. */
  lead: number;
  /** Whether anybody is ahead of anybody. */
  open: boolean;
}

/** The race by player. Who does not show their points is not in it. `goal` are the points that end the game, if any. */
export function raceOf(standings: readonly StandingData[], goal: number | null): Race {
  const points = standings.map(({ tally }) => tally.sum).sort((one, other) => other - one);
  const [first = 0, second = 0] = points;
  const least = Math.min(0, ...points);
  const most = Math.max(1, first, goal ?? 0);
  const at = (value: number): number => (value - least) / (most - least);
  const runners = standings.map(({ who, tally: { sum } }): [string, Runner] => {
    const ends = [at(Math.min(0, sum)), at(Math.max(0, sum))] as const;
    const leads = sum === first;
    return [who, { points: sum, from: ends[0], to: ends[1], gap: first - (leads ? second : sum), leads }];
  });
  return { runners: new Map(runners), zero: at(0), lead: at(first), open: points.length > 1 && points.at(-1) !== first };
}
