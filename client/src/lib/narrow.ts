// Narrowing: how the legal actions become fewer click by click.
//
// What was clicked is kept by whoever shows the choice, as a list of ids. Everything else follows from it:
// 1. The next steps that are things are lit; the next steps that begin with `~` are buttons.
// 2. One act left, with nothing more to click, is chosen: a second click or its button does it.
// 3. A step without an alternative is taken silently, unless it would be the last of an act.
// 4. An act that is complete while others go on is a button of its own.
// 5. Going back drops the last click; a click on another first step starts anew.
// 6. Where the steps of a path list the same things, they are clicked in any order, each once; again takes one back.
// 7. Where all that is left to choose are buttons of one kind, a smaller question is asked: with what does one pay?
// 8. After each click the question says what is still to choose: a unit is chosen, where does it go?
import type { Act, Chip, Choice, Step, Text } from "./types";

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
  /** The same in small. */
  chip: Chip | null;
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
  /** The smaller question that the choice has come to, where only buttons of one kind are left. */
  asks: Text | null;
  /** What is still to choose after what was clicked, in words; null where the question itself says it. */
  next: Text | null;
}

/** What a choice offers after some clicks. Clicks that lead nowhere (the question has changed) are dropped. */
export function narrow(choice: Choice, clicks: readonly string[]): Narrowed {
  let kept = choice.acts;
  const path: string[] = [];
  const clicked: string[] = [];
  const take = (id: string): void => {
    kept = kept.filter((act) => matches(act.path[path.length], id, path));
    path.push(id);
  };
  for (;;) {
    const click = clicks[clicked.length];
    const silent = silentStep(kept, path);
    if (click !== undefined && kept.some((act) => matches(act.path[path.length], click, path))) {
      take(click);
      clicked.push(click);
    } else if (silent !== null) take(silent);
    else break;
  }
  const done = kept.find((act) => act.path.length === path.length) ?? null;
  const alone = kept.length === 1;
  const lit = litThings(kept, path);
  const offered = buttons(choice, kept, path);
  return {
    clicked,
    path,
    lit,
    buttons: offered,
    chosen: alone ? done : null,
    complete: alone ? null : done,
    asks: path.length > 0 && lit.size === 0 && done === null ? smaller(choice, offered) : null,
    next: clicked.length > 0 ? stillAsked(choice, [...lit.keys()], offered) : null,
  };
}

/** The ways to pay, where that is all that is left to choose. */
export function waysToPay({ asks, buttons }: Narrowed): Button[] {
  const pays = typeof asks === "object" && asks?.t === "core-ask-pay";
  return pays && buttons.every(({ act, chip }) => act !== null && chip !== null && chip.icons.length > 0) ? buttons : [];
}

/** What is asked where nothing but these buttons is left. */
function smaller(choice: Choice, offered: readonly Button[]): Text | null {
  const [kind, ...others] = new Set(offered.map(({ id }) => id.split(".")[0] ?? id));
  return (kind !== undefined && others.length === 0 && choice.asks?.[kind]) || null;
}

/** What is asked of the things that are left, or else of the buttons: that of their kind, or that of several kinds. */
function stillAsked(choice: Choice, lit: readonly string[], offered: readonly Button[]): Text | null {
  const left = lit.length > 0 ? lit : offered.map(({ id }) => id);
  const found = new Map(left.map((id) => choice.asks?.[id.split(".")[0] ?? id]).map((text) => [JSON.stringify(text ?? null), text]));
  const [only] = found.size === 1 ? found.values() : [];
  return left.length === 0 ? null : (only ?? choice.asks?.["*"] ?? null);
}

/** The clicks after one more: it goes on, takes one back, starts anew, or changes nothing where it leads nowhere. */
export function click(choice: Choice, clicks: readonly string[], id: string): string[] {
  const now = narrow(choice, clicks);
  return offers(now, id) ? [...now.clicked, id] : (otherwise(choice, now, id) ?? now.clicked);
}

/** The clicks after one that leads no further: it takes itself back, or starts anew; null where it does neither. */
export function otherwise(choice: Choice, now: Narrowed, id: string): string[] | null {
  const at = now.clicked.indexOf(id);
  if (at < 0) return offers(narrow(choice, []), id) ? [id] : null;
  const others = now.clicked.filter((other) => other !== id);
  return narrow(choice, others).clicked.length === others.length ? others : now.clicked.slice(0, at);
}

function offers(now: Narrowed, id: string): boolean {
  return now.lit.has(id) || now.buttons.some((button) => button.id === id);
}

/** The act that a second click on a thing does, if any: the one that its first click brought to an end. */
export function confirms(now: Narrowed, id: string): Act | null {
  const act = now.chosen ?? now.complete;
  const before = now.path.slice(0, (act?.path.length ?? 1) - 1);
  return act && now.clicked.length > 0 && matches(act.path.at(-1), id, before) ? act : null;
}

/** Whether clicking an id takes this step. Of a list, what was clicked `before` no longer counts. */
export function matches(step: Step | undefined, id: string, before: readonly string[] = []): boolean {
  return step !== undefined && ids(step, before).includes(id);
}

function silentStep(kept: readonly Act[], path: readonly string[]): string | null {
  const step = kept[0]?.path[path.length];
  if (step === undefined) return null;
  const same = kept.every((act) => sameStep(act.path[path.length], step) && act.path.length > path.length + 1);
  return same ? (ids(step, path)[0] ?? null) : null;
}

function sameStep(one: Step | undefined, other: Step): boolean {
  return one !== undefined && ids(one).join(" ") === ids(other).join(" ");
}

function ids(step: Step, before: readonly string[] = []): string[] {
  return typeof step === "string" ? [step] : step.filter((id) => !before.includes(id));
}

function nextSteps(kept: readonly Act[], path: readonly string[]): Map<string, Act[]> {
  const next = new Map<string, Act[]>();
  for (const act of kept) {
    for (const id of ids(act.path[path.length] ?? [], path)) {
      const acts = next.get(id);
      if (acts) acts.push(act);
      else next.set(id, [act]);
    }
  }
  return next;
}

function litThings(kept: readonly Act[], path: readonly string[]): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  for (const [id, acts] of nextSteps(kept, path)) {
    if (id.startsWith("~")) continue;
    const ending = acts.find((act) => act.path.length === path.length + 1) ?? null;
    lit.set(id, { act: ending, ...(ending?.pill === undefined ? {} : { pill: ending.pill }) });
  }
  return lit;
}

function buttons(choice: Choice, kept: readonly Act[], path: readonly string[]): Button[] {
  const found: Button[] = [];
  for (const [id, acts] of nextSteps(kept, path)) {
    if (!id.startsWith("~")) continue;
    const act = acts.length === 1 && acts[0]?.path.length === path.length + 1 ? acts[0] : null;
    found.push({ id, label: act?.say ?? choice.steps?.[id] ?? id.slice(1), act, chip: act?.chip ?? null });
  }
  return found;
}
