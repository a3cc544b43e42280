// How quickly others' moves are shown, bots' above all: what a person set once and for all in this browser.
import { remember, remembered } from "./storage";

export type Pace = "slow" | "usual" | "quick" | "once";

export const PACES: readonly Pace[] = ["slow", "usual", "quick", "once"];

/** How a run of updates is shown, in milliseconds. */
export interface Tempo {
  /** How long all of it may take at most, but for what is still being thought out. */
  whole: number;
  /** How fast things move, as a share of the usual speed. */
  speed: number;
  /** How long a move of somebody else is seen at least. */
  least: number;
}

export const TEMPI: Readonly<Record<Pace, Tempo>> = {
  slow: { whole: Infinity, speed: 0.5, least: 1200 },
  usual: { whole: 2400, speed: 1, least: 0 },
  quick: { whole: 900, speed: 2, least: 0 },
  once: { whole: 0, speed: 1, least: 0 },
};

class PagePace {
  #now = $state<Pace>(firstPace());

  get now(): Pace {
    return this.#now;
  }

  get tempo(): Tempo {
    return TEMPI[this.#now];
  }

  set(pace: Pace): void {
    this.#now = pace;
    remember("pace", pace);
  }
}

export const pace = new PagePace();

function firstPace(): Pace {
  const kept = remembered("pace");
  return PACES.find((each) => each === kept) ?? "usual";
}
