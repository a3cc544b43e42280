// What the lamp lights: the things one may click now, those clicked, and those an act would touch.
import type { Choice, Ghost } from "../../lib/types";

export interface Lamp {
  /** Off while nothing may be done: waiting, replaying, disconnected. */
  on: boolean;
  lit: ReadonlyMap<string, { pill?: number }>;
  selected: ReadonlySet<string>;
  shown: ReadonlySet<string>;
  ghosts: readonly Ghost[];
  /** What a click on a lit thing does, in words. */
  names: ReadonlyMap<string, string>;
  /** What the act that is considered takes from the counters of a player, by their icons. */
  spends?: { owner: string; amounts: ReadonlyMap<string, number> };
  /** A lit thing that a guide would choose: it wears the light as if it were pointed at. */
  suggested?: string;
  /** In a first game the light breathes three times, to be seen. */
  breathes?: boolean;
}

export const DARK: Lamp = {
  on: false,
  lit: new Map(),
  selected: new Set(),
  shown: new Set(),
  ghosts: [],
  names: new Map(),
};

/**
 * The lit place that a lit thing only stands for, if any.
 *
 * An act may name a province and the pawns in it as the same click: then the province is lit, and the pawns are not lit
 * once more. They are the same click where they do the same thing.
 */
export function standsFor(lamp: Lamp, id: string, within: string | null): string | null {
  if (within === null) return null;
  const [own, outer] = [lamp.lit.get(id), lamp.lit.get(within)];
  const chosen = lamp.selected.has(within) && (own !== undefined || lamp.selected.has(id));
  if (chosen) return within;
  if (!own || !outer) return null;
  return own.pill === outer.pill && lamp.names.get(id) === lamp.names.get(within) ? within : null;
}

/** The lamp without its light on things whose ids begin so; what it says about them stays. */
export function without(lamp: Lamp, prefix: string): Lamp {
  const others = (id: string): boolean => !id.startsWith(prefix);
  return {
    ...lamp,
    lit: new Map([...lamp.lit].filter(([id]) => others(id))),
    selected: new Set([...lamp.selected].filter(others)),
    ghosts: [],
  };
}

/** The steps of a choice that several things are, as lists of their ids. */
export function sameClicks(choice: Choice | null): string[][] {
  const steps = (choice?.acts ?? []).flatMap((act) => act.path).filter((step) => Array.isArray(step));
  const known = new Map(steps.map((step) => [step.join(" "), step]));
  return [...known.values()].filter((step) => step.length > 1);
}
