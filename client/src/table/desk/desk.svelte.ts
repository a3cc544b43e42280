// What the reader of a table does: the buttons of the bar, clicks on things, and what is asked of the table for them.
import { firstOf, isCounted } from "../../lib/amount";
import { deed, deedKey } from "../../lib/deed";
import { click, confirms, narrow, otherwise } from "../../lib/narrow";
import { settings } from "../../lib/settings.svelte";
import type { Act, Chip, Choice, Problem, Text, Why } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { Asking } from "./asking.svelte";
import { allHere, places, spread } from "./bulk";
import { Coach } from "./coach.svelte";
import { answered } from "./hints";

/** One button of the action bar. */
export interface Option {
  id: string;
  act: Act | null;
  label: Text;
  /** What it says in small, where there is no need for the whole sentence. */
  chip: Chip | null;
  role: NonNullable<Act["role"]>;
  /** Whether it is the way to pay that is chosen; undefined where nothing is paid. */
  selected?: boolean;
  press(): void;
}

const ORDER = { "give-up": 0, plain: 1, end: 2, primary: 3 };

export class Desk extends Asking {
  /** How many pixels at the foot of the board something lies over it: the sheet of a phone. */
  covered = $state(0);
  /** Whether the tray stands open because the reader wants it so, or closed; null where the question decides. */
  tray = $state<boolean | null>(null);
  /** What a strong player would do, where one may ask. */
  readonly coach: Coach = new Coach(this);
  /** Whether help of things is open beside the board, so that no card need lie over it. */
  helping = $state(false);
  /** The table had moved on before a move arrived. */
  stale = $state(false);
  /** Where the last of many equal answers went: the act's deed. */
  lastPlaced = $state<string | null>(null);

  // ---- the buttons

  /** The buttons of the bar; the most weighty last. */
  readonly options: Option[] = $derived.by(() => {
    const now = this.now;
    if (!now) return [];
    const options = now.buttons.map(({ id, label, act, chip }) => {
      const short = now.asks !== null && chip ? chip.label : label;
      const way = this.paying && { selected: id === this.paying.id };
      return { ...this.#option(id, short, act), ...way, chip: chip?.icons.length ? chip : null };
    });
    const end = now.chosen ?? now.complete ?? this.paying?.act;
    // the question has become the act itself, so that its button need not say it again
    const label = now.chosen && now.clicked.length > 0 ? { t: "core-do-it" } : end?.say;
    if (end && label !== undefined) {
      options.push({ ...this.#option("", label, end), ...(this.#isSure(end) ? { role: "primary" } : {}) });
    }
    return options.sort((one, other) => ORDER[one.role] - ORDER[other.role]);
  });

  #option(id: string, label: Text, act: Act | null): Option {
    return { id, label, act, chip: null, role: act?.role ?? "plain", press: () => this.#press(id, act) };
  }

  /** Whether an act was chosen already, so that its button need not ask again. */
  #isSure(act: Act): boolean {
    return this.now?.chosen === act || this.paying?.act === act || this.sure === deedKey(act);
  }

  #press(id: string, act: Act | null): void {
    if (!this.open || !this.choice) return;
    if (this.paying && id && id !== this.paying.id && !settings.actAtOnce) this.way = id;
    else if (act && !this.#asksMore(id, act) && (act.final === undefined || this.#isSure(act))) void this.act(deed(act));
    else if (id) this.clicks = click(this.choice, this.clicks, id);
    else this.sure = act && deedKey(act);
  }

  /** Whether a button leads to the question of how many. */
  #asksMore(id: string, act: Act): boolean {
    return id !== "" && isCounted(act);
  }

  setAmount(n: number): void {
    const { counted } = this;
    if (counted && n >= 1 && n <= counted.up_to) this.amount = { first: firstOf(counted), n };
  }

  /** Clicks all that an act asks for; how many stays open. */
  choose(act: Act): void {
    this.clicks = act.path.flatMap((step) => [step].flat()[0] ?? []);
  }

  /** Chooses an act, for so many of something, and brings it into sight. It is not done. */
  light(act: Act, n: number): void {
    this.clear();
    this.choose(act);
    this.setAmount(n);
    for (const id of this.now?.clicked ?? []) this.places.get(this.#regionOf(id) ?? "")?.show?.(id);
  }

  // ---- the keyboard's way to the lights

  /** The boards and trays that can take the focus, by region. */
  readonly places = new Map<string, { focusOn(id: string | null): Promise<void>; show?(id: string): void }>();

  #regionOf(id: string | undefined): string | undefined {
    return id === undefined ? undefined : this.drawing?.regionOf(id);
  }

  /** Whether the focus is in a region with something lit, which then walks from light to light itself. */
  isAmongLights(focus: globalThis.Element | null): boolean {
    const here = this.#regionOf(focus?.closest<HTMLElement>("[data-id]")?.dataset["id"]);
    return here !== undefined && [...this.lamp.lit.keys()].some((id) => this.#regionOf(id) === here);
  }

  /** Moves the focus to the first thing that can be clicked, or to the last. */
  toLight(direction: 1 | -1): void {
    const id = [...this.lamp.lit.keys()].at(direction === 1 ? 0 : -1);
    const first = id === undefined ? undefined : this.alike(id)[0];
    const region = this.#regionOf(first);
    if (first !== undefined && region !== undefined) void this.places.get(region)?.focusOn(first);
  }

  // ---- what a hand does

  /** A click on a thing: choose it, do what was chosen, or ask why it cannot be. */
  pick(id: string): void {
    this.forgive();
    this.held = null;
    const { choice, now } = this;
    if (!this.open || !choice || !now) return this.#ask(id);
    const target = this.litFor(id) ?? id;
    const again = target === now.clicked.at(-1) ? this.paying?.act : null;
    const sure = confirms(now, target) ?? again;
    if (sure) return void this.act(deed(sure));
    const on = now.lit.has(target) ? now.clicked : now.clicked.slice(0, -1);
    const clicks = this.lights.has(target)
      ? [...on, target]
      : otherwise(choice, now, this.litFor(id, this.starts) ?? id);
    if (clicks === null) return this.#ask(id);
    this.asked = null;
    this.#click(choice, clicks);
  }

  #click(choice: Choice, clicks: string[]): void {
    const { chosen, clicked } = narrow(choice, clicks);
    const atOnce = this.bulk || settings.actAtOnce;
    if (chosen && chosen.final === undefined && clicked.length && atOnce && !isCounted(chosen)) {
      this.lastPlaced = deedKey(chosen);
      return void this.act(deed(chosen));
    }
    this.clicks = clicked;
  }

  point(id: string | null): void {
    this.pointed = id;
  }

  /** A long press: tells about the thing, and why it cannot be chosen now. */
  hold(id: string | null): void {
    this.held = id;
    if (id !== null && this.actAt(id) === null && this.litFor(id) === null) this.#ask(id);
  }

  /** One step back: the answer to "Why not?" first, then the last click. */
  back(): void {
    if (this.asked || this.problem || this.held) {
      this.asked = null;
      this.held = null;
      this.problem = null;
    } else if (this.sure !== null) this.sure = null;
    else this.clicks = this.now?.clicked.slice(0, -1) ?? [];
  }

  /** Back to the first `kept` clicks. */
  backTo(kept: number): void {
    this.clicks = this.now?.clicked.slice(0, kept) ?? [];
  }

  /** Takes the refusal away. */
  forgive(): void {
    this.problem = null;
    this.stale = false;
  }

  clear(): void {
    this.amount = null;
    this.way = null;
    this.asked = null;
    this.held = null;
    this.sure = null;
    this.clicks = [];
  }

  /** Which of one's own seats answers, where several are asked. */
  sitAs(seat: number): void {
    this.seat = seat;
    this.clear();
  }

  /** Whether Enter does something: an act is chosen, or one button is the obvious one. */
  readonly confirmable: boolean = $derived.by(() => this.options.at(-1)?.role === "primary");

  /** Enter: presses the button of most weight. */
  confirm(): void {
    if (this.confirmable) this.options.at(-1)?.press();
  }

  async act(actions: number[]): Promise<void> {
    const { choice } = this;
    if (!choice || !this.open) return;
    if (this.plan.on) return this.#plan(choice, actions);
    const kind = this.questionKind;
    const learnt = this.lesson?.learns(actions);
    if (!(await this.#try((seat) => this.live.act(seat, actions)))) return;
    answered(kind);
    learnt?.();
  }

  // ---- several decisions at once

  /** From here on what is chosen is only planned. */
  beginPlan(): void {
    if (!this.question || this.past || this.plan.on) return;
    this.plan.begin(this.question.seat);
    this.coach.close();
    this.clear();
  }

  async #plan(choice: Choice, actions: number[]): Promise<void> {
    this.forgive();
    this.busy = true;
    const at = choice.acts.findIndex((act) => deed(act).every((action, n) => action === actions[n]));
    const found = choice.acts[at];
    const times = found ? actions.length / deed(found).length : 1;
    // "Lay the plain here" is told from its like by where that is, as long as the board shows it
    const named = { [words.lang]: this.namesOfActs(choice)[at] };
    this.problem = await this.plan.add(actions, found?.say ?? "", Math.max(1, Math.floor(times)), named);
    this.busy = false;
    this.clear();
  }

  async sendPlan(): Promise<void> {
    this.forgive();
    this.busy = true;
    const told = await this.plan.send();
    this.busy = false;
    this.clear();
    if (typeof told === "number") this.live.accepted = this.accepted = told;
    else if (told.code === "stale") this.stale = true;
    else this.problem = told;
  }

  dropPlan(): void {
    this.plan.end();
    this.clear();
    this.forgive();
  }

  allHere(act: Act): Promise<void> {
    return this.act(allHere(act, this.bulk));
  }

  spreadEvenly(): Promise<void> {
    const acts = this.choice ? places(this.choice) : [];
    return this.act(
      spread(
        acts,
        acts.map((act) => this.#standing(act)),
        this.bulk,
      ),
    );
  }

  /** What the acting seat has where an act would put something. */
  #standing(act: Act): number {
    const ghost = act.ghost?.[0];
    if (!ghost) return 0;
    const own = this.drawing?.children(ghost.within).filter((piece) => piece.owner === ghost.owner) ?? [];
    return own.reduce((sum, piece) => sum + (piece.n ?? 1), 0);
  }

  undo(): Promise<boolean> {
    if (this.plan.on) return this.#planBack();
    return this.#try((seat) => this.live.undo(seat));
  }

  #planBack(): Promise<boolean> {
    this.plan.back();
    this.clear();
    return Promise.resolve(true);
  }

  redo(): Promise<boolean> {
    return this.#try((seat) => this.live.redo(seat));
  }

  /** Asks something of the table; a refusal is shown in the bar, never in a window of its own. */
  async #try(ask: (seat: number) => Promise<Problem | null>): Promise<boolean> {
    this.forgive();
    this.showing.catchUp();
    this.busy = true;
    const problem = await ask(this.choice?.seat ?? this.mine[0] ?? 0);
    this.busy = false;
    this.accepted = this.live.accepted;
    this.weighed = null;
    this.clear();
    if (problem?.code === "stale") this.stale = true;
    else this.problem = problem;
    return problem === null;
  }

  #ask(id: string): void {
    this.asked = { id, why: null };
    const { choice } = this;
    if (!choice || !this.open || this.plan.last) return; // the table knows only of what is, not of what might be
    const mine = (this.asked = { id, why: undefined });
    const answer = (why: Why | null): void => {
      if (this.asked === mine) this.asked = { id, why };
    };
    this.live.why(choice.seat, [...(this.now?.path ?? []), id]).then(answer, () => answer(null));
  }
}
