// A tally that must fit a line.
import type { TallyData, Text } from "../../lib/types";

/** A part of the equation; without a label it stands for all that found no room. */
export interface Part {
  label: Text | null;
  amount: number;
}

const MOST = 5;

/** At most five parts that add up to the same sum; parts that are nothing are left out. */
export function shorten(tally: TallyData): Part[] {
  const parts = tally.items.filter((item) => item.amount !== 0);
  if (parts.length <= MOST) return parts;
  const rest = parts.slice(MOST - 1).reduce((sum, item) => sum + item.amount, 0);
  return [...parts.slice(0, MOST - 1), { label: null, amount: rest }];
}
