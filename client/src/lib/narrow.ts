// Narrowing: how the legal actions become fewer click by click.
//
// What was clicked is kept by whoever shows the choice, as a list of ids. Everything else follows from it:
// 1. The next steps that are things are lit; the next steps that begin with `~` are buttons.
// 2. One act left, with nothing more to click, is chosen: a second click or its button does it.
// 3. A step without an alternative is taken silently, unless it would be the last of an act.
// 4. An act that is complete while others go on is a button of its own.
// 5. Going back drops the last click; a click on another first step starts anew.
import type { Act, Choice, Step, Text } from "./types";

/** A thing that can be clicked. `act` is what the click chooses, where it says all there is to say. */
export interface Lit {
  pill?: number;
  act: Act | null;
}

/** A step without a thing on the table. `act` is as for `Lit`. */
export interface Button {
  id: string;
  label: Text;
  act: Act | null;
}

export interface Narrowed {
  /** The clicks that still make sense; others were dropped. */
  clicked: string[];
  /** Every step taken, the silent ones among them. */
  path: string[];
  lit: Map<string, Lit>;
  buttons: Button[];
  /** The only act left, with nothing more to click. */
  chosen: Act | null;
  /** An act that one may stop at while others go on; at the start, the one without a path. */
  complete: Act | null;
}

/** What a choice offers after some clicks. Clicks that lead nowhere (the question has changed) are dropped. */
export function narrow(choice: Choice, clicks: readonly string[]): Narrowed {
  let kept = choice.acts;
  const path: string[] = [];
  const clicked: string[] = [];
  const take = (id: string): void => {
    kept = kept.filter((act) => matches(act.path[path.length], id));
    path.push(id);
  };
  for (;;) {
    const click = clicks[clicked.length];
    const silent = silentStep(kept, path.length);
    if (click !== undefined && kept.some((act) => matches(act.path[path.length], click))) {
      take(click);
      clicked.push(click);
    } else if (silent !== null) take(silent);
    else break;
  }
  const done = kept.find((act) => act.path.length === path.length) ?? null;
  const alone = kept.length === 1;
  return {
    clicked,
    path,
    lit: litThings(kept, path.length),
    buttons: buttons(choice, kept, path.length),
    chosen: alone ? done : null,
    complete: alone ? null : done,
  };
}

/** The clicks after one more: it goes on, starts anew, or changes nothing where it leads nowhere. */
export function click(choice: Choice, clicks: readonly string[], id: string): string[] {
  const now = narrow(choice, clicks);
  const last = now.clicked.at(-1);
  if (now.lit.has(id) || now.buttons.some((button) => button.id === id)) return [...now.clicked, id];
  if (last === id) return now.clicked.slice(0, -1);
  const start = narrow(choice, []);
  return start.lit.has(id) || start.buttons.some((button) => button.id === id) ? [id] : now.clicked;
}

/** The act that a second click on a thing does, if any: the one that its first click brought to an end. */
export function confirms(now: Narrowed, id: string): Act | null {
  const act = now.chosen ?? now.complete;
  return act && now.clicked.length > 0 && matches(act.path.at(-1), id) ? act : null;
}

/** Whether clicking an id takes this step. */
export function matches(step: Step | undefined, id: string): boolean {
  return typeof step === "string" ? step === id : (step?.includes(id) ?? false);
}

function silentStep(kept: readonly Act[], depth: number): string | null {
  const step = kept[0]?.path[depth];
  if (step === undefined) return null;
  const same = kept.every((act) => sameStep(act.path[depth], step) && act.path.length > depth + 1);
  return same ? (ids(step)[0] ?? null) : null;
}

function sameStep(one: Step | undefined, other: Step): boolean {
  return one !== undefined && ids(one).join(" ") === ids(other).join(" ");
}

function ids(step: Step): string[] {
  return typeof step === "string" ? [step] : step;
}

function nextSteps(kept: readonly Act[], depth: number): Map<string, Act[]> {
  const next = new Map<string, Act[]>();
  for (const act of kept) {
    for (const id of ids(act.path[depth] ?? [])) next.set(id, [...(next.get(id) ?? []), act]);
  }
  return next;
}

function litThings(kept: readonly Act[], depth: number): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  for (const [id, acts] of nextSteps(kept, depth)) {
    if (id.startsWith("~")) continue;
    const ending = acts.find((act) => act.path.length === depth + 1) ?? null;
    lit.set(id, { act: ending, ...(ending?.pill === undefined ? {} : { pill: ending.pill }) });
  }
  return lit;
}

function buttons(choice: Choice, kept: readonly Act[], depth: number): Button[] {
  const found: Button[] = [];
  for (const [id, acts] of nextSteps(kept, depth)) {
    if (!id.startsWith("~")) continue;
    const act = acts.length === 1 && acts[0]?.path.length === depth + 1 ? acts[0] : null;
    found.push({ id, label: act?.say ?? choice.steps?.[id] ?? id.slice(1), act });
  }
  return found;
}
