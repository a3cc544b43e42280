// What the reader of a table is doing: what was clicked, pointed at and asked.
import { DARK, type Lamp } from "../../board/point/lamp";
import { firstOf, isCounted, numbered, type Counted } from "../../lib/amount";
import { deed, deedKey } from "../../lib/deed";
import { click, confirms, matches, narrow, otherwise, waysToPay, type Button, type Lit, type Narrowed } from "../../lib/narrow";
import { settings } from "../../lib/settings.svelte";
import { plain } from "../../lib/words.svelte";
import type { Act, Chip, Choice, Element, Problem, Text, Why } from "../../lib/types";
import { allHere, left, places, spread } from "./bulk";
import { answered, isNew } from "./hints";
import { Sight } from "./sight.svelte";

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

/** An answer to "Why not?": `undefined` while the table is asked. */
export interface Asked {
  id: string;
  why: Why | null | undefined;
}

const ORDER = { "give-up": 0, plain: 1, end: 2, primary: 3 };

export class Desk extends Sight {
  #clicks = $state.raw<string[]>([]);
  #seat = $state<number | null>(null);
  /** How many the reader wants of what an act is about; it is known by its action for one. */
  #amount = $state.raw<{ first: number; n: number } | null>(null);
  /** The way to pay that the reader has chosen. */
  #way = $state<string | null>(null);
  /** A final act without a step of its own that was pressed once, by its deed. */
  #sure = $state<string | null>(null);
  /** The thing under the pointer or the keyboard's focus. */
  pointed = $state<string | null>(null);
  /** The act whose button is under the pointer or focus. */
  weighed = $state.raw<Act | null>(null);
  /** Things that a line of the log speaks of. */
  rung = $state.raw<string[]>([]);
  asked = $state.raw<Asked | null>(null);
  /** The thing that a finger rests on, or rested on last: it stays in the inspector until something else is done. */
  held = $state<string | null>(null);
  /** How many pixels at the foot of the board something lies over it: the sheet of a phone. */
  covered = $state(0);
  /** The table had moved on before a move arrived. */
  stale = $state(false);
  busy = $state(false);
  /** The version that the reader's last move made: until it is here, its question is answered already. */
  #accepted = $state(0);
  readonly #moved: boolean = $derived.by(() => (this.live.table?.version ?? 0) < this.#accepted);
  /** Where the last of many equal answers went: the act's deed. */
  lastPlaced = $state<string | null>(null);

  // ---- the question

  /** The question as the table asks it; one person may hold several seats. */
  readonly question: Choice | null = $derived.by(() => {
    if (this.past || this.showing.lags) return null;
    const { choices } = this.live;
    return choices.find((choice) => choice.seat === this.#seat) ?? choices[0] ?? null;
  });
  /** The question the reader answers now, with a number where an act asks how many. */
  readonly choice: Choice | null = $derived.by(() => this.question && numbered(this.question, this.#amount));
  /** Whether a click may do something: a question is there, and the table listens. */
  readonly open: boolean = $derived.by(
    () => this.choice !== null && this.live.connection === "live" && !this.busy && !this.#moved,
  );
  readonly now: Narrowed | null = $derived.by(() => (this.choice ? narrow(this.choice, this.#clicks) : null));
  /** What is asked now: the question, or the smaller one that it has come to. */
  readonly asks: Text | null = $derived.by(() => this.now?.asks ?? this.choice?.prompt ?? null);
  /** The way to pay, where that is asked: the first, until another is chosen. */
  readonly paying: Button | null = $derived.by(() => {
    const ways = this.now ? waysToPay(this.now) : [];
    return ways.find(({ id }) => id === this.#way) ?? ways[0] ?? null;
  });
  readonly bulk: number = $derived.by(() => left(this.choice));
  /** What the bar speaks of: the act chosen, or the one whose button is pointed at. */
  readonly considered: Act | null = $derived.by(
    () => this.weighed ?? this.now?.chosen ?? this.paying?.act ?? this.#sureAct() ?? this.#pointedAct(),
  );

  /** Everything a click may go to, also in place of the last click. */
  readonly lights: Map<string, Lit> = $derived.by(() => {
    if (!this.choice || !this.now) return new Map();
    const before = this.now.clicked.slice(0, -1);
    const others = this.now.clicked.length && this.now.lit.size === 0 ? narrow(this.choice, before).lit : [];
    return new Map([...others, ...this.now.lit]);
  });
  /** What a click may start anew with. */
  readonly #starts: Map<string, Lit> = $derived.by(() => (this.choice ? narrow(this.choice, []).lit : new Map()));

  readonly lamp: Lamp = $derived.by(() => {
    const ring = new Set(this.rung);
    if (!this.open || !this.now) return { ...DARK, shown: ring };
    const act = this.considered;
    return {
      on: true,
      lit: this.lights,
      selected: new Set(this.now.clicked.flatMap((id) => this.#alike(id))),
      shown: new Set([...ring, ...(act?.shows ?? [])]),
      ghosts: act?.ghost ?? [],
      names: new Map([...this.lights].map(([id, { act }]) => [id, act ? plain(act.say, this.saying) : ""])),
      breathes: this.#unfamiliar,
    };
  });

  /** The things that are the same click as this one: a province and the pawns in it, but not cards of a set. */
  #alike(id: string): string[] {
    const act = this.choice?.acts.find(({ path }) => path.some((step) => matches(step, id)));
    const steps = act?.path.filter((step) => matches(step, id)) ?? [];
    return steps.length === 1 ? steps.flat() : [id];
  }

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
    if (end) options.push({ ...this.#option("", end.say, end), ...(this.#isSure(end) ? { role: "primary" } : {}) });
    return options.sort((one, other) => ORDER[one.role] - ORDER[other.role]);
  });

  #option(id: string, label: Text, act: Act | null): Option {
    return { id, label, act, chip: null, role: act?.role ?? "plain", press: () => this.#press(id, act) };
  }

  /** Whether an act was chosen already, so that its button need not ask again. */
  #isSure(act: Act): boolean {
    return this.now?.chosen === act || this.paying?.act === act || this.#sure === deedKey(act);
  }

  #press(id: string, act: Act | null): void {
    if (!this.open || !this.choice) return;
    if (this.paying && id && id !== this.paying.id && !settings.actAtOnce) this.#way = id;
    else if (act && !this.#asksMore(id, act) && (act.final === undefined || this.#isSure(act))) void this.act(deed(act));
    else if (id) this.#clicks = click(this.choice, this.#clicks, id);
    else this.#sure = act && deedKey(act);
  }

  /** Whether a button leads to the question of how many. */
  #asksMore(id: string, act: Act): boolean {
    return id !== "" && isCounted(act);
  }

  /** The act that is chosen but for how many. */
  readonly counted: Counted | null = $derived.by(() => (isCounted(this.now?.chosen) ? this.now.chosen : null));

  setAmount(n: number): void {
    const { counted } = this;
    if (counted && n >= 1 && n <= counted.up_to) this.#amount = { first: firstOf(counted), n };
  }

  /** Clicks all that an act asks for; how many stays open. */
  choose(act: Act): void {
    this.#clicks = act.path.flatMap((step) => [step].flat()[0] ?? []);
  }

  #sureAct(): Act | null {
    return this.choice?.acts.find((act) => deedKey(act) === this.#sure) ?? null;
  }

  #pointedAct(): Act | null {
    return (this.pointed && this.lights.get(this.#litFor(this.pointed) ?? "")?.act) || null;
  }

  /** The lit thing that a click on this one means: itself, its slot or cell, or what holds it. */
  #litFor(id: string, lights: ReadonlyMap<string, Lit> = this.lights): string | null {
    let at: string | undefined = id;
    for (let depth = 0; at !== undefined && depth < 8; depth += 1) {
      if (lights.has(at)) return at;
      const element: Element | undefined = this.drawing?.get(at);
      const slot = this.#slotOf(element);
      if (slot !== undefined && lights.has(slot)) return slot;
      at = element?.in;
    }
    return null;
  }

  /** The slot, or the cell of hexes or a grid, that a thing lies in. */
  #slotOf(element: Element | undefined): string | undefined {
    const host = element?.in === undefined ? undefined : this.drawing?.get(element.in);
    if (typeof element?.slot === "number") return host?.slots?.[element.slot]?.id;
    return Array.isArray(element?.slot) ? [element.in, ...element.slot].join(".") : undefined;
  }

  /** What kind of question this is, over all games. */
  get questionKind(): string {
    return `${this.live.table?.game ?? ""}:${this.choice?.kind ?? ""}`;
  }

  /** Whether the reader has not yet learnt to answer such a question. */
  readonly #unfamiliar: boolean = $derived.by(() => this.choice !== null && isNew(this.questionKind));
  /** What the game is about, for those who meet its first question. */
  readonly goal: string | null = $derived.by(() => {
    const first = (this.live.table?.moves ?? 0) < this.seats.length;
    return first && this.#unfamiliar ? this.about : null;
  });

  /** The thing the inspector speaks of. */
  readonly subject: string | null = $derived.by(() => {
    const clicked = this.now?.clicked.findLast((id) => !id.startsWith("~"));
    const id = this.held ?? this.pointed ?? this.asked?.id ?? clicked;
    return id === undefined ? null : (this.#alike(id)[0] ?? id);
  });

  /** What a click on a thing would do, or does when it is chosen. */
  actAt(id: string): Act | null {
    const target = this.#litFor(id) ?? id;
    return this.lights.get(target)?.act ?? (this.now ? confirms(this.now, target) : null);
  }

  // ---- the keyboard's way to the lights

  /** The boards and trays that can take the focus, by region. */
  readonly places = new Map<string, { focusOn(id: string | null): Promise<void> }>();

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
    const first = id === undefined ? undefined : this.#alike(id)[0];
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
    const target = this.#litFor(id) ?? id;
    const again = target === now.clicked.at(-1) ? this.paying?.act : null;
    const sure = confirms(now, target) ?? again;
    if (sure) return void this.act(deed(sure));
    const on = now.lit.has(target) ? now.clicked : now.clicked.slice(0, -1);
    const clicks = this.lights.has(target)
      ? [...on, target]
      : otherwise(choice, now, this.#litFor(id, this.#starts) ?? id);
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
    this.#clicks = clicked;
  }

  point(id: string | null): void {
    this.pointed = id;
  }

  /** A long press: tells about the thing, and why it cannot be chosen now. */
  hold(id: string | null): void {
    this.held = id;
    if (id !== null && this.actAt(id) === null && this.#litFor(id) === null) this.#ask(id);
  }

  /** One step back: the answer to "Why not?" first, then the last click. */
  back(): void {
    if (this.asked || this.problem || this.held) {
      this.asked = null;
      this.held = null;
      this.problem = null;
    } else if (this.#sure !== null) this.#sure = null;
    else this.#clicks = this.now?.clicked.slice(0, -1) ?? [];
  }

  /** Back to the first `kept` clicks. */
  backTo(kept: number): void {
    this.#clicks = this.now?.clicked.slice(0, kept) ?? [];
  }

  /** Takes the refusal away. */
  forgive(): void {
    this.problem = null;
    this.stale = false;
  }

  clear(): void {
    this.#amount = null;
    this.#way = null;
    this.asked = null;
    this.held = null;
    this.#sure = null;
    this.#clicks = [];
  }

  /** Which of one's own seats answers, where several are asked. */
  sitAs(seat: number): void {
    this.#seat = seat;
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
    const kind = this.questionKind;
    if (await this.#try((seat) => this.live.act(seat, actions))) answered(kind);
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
    return this.#try((seat) => this.live.undo(seat));
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
    this.#accepted = this.live.accepted;
    this.weighed = null;
    this.clear();
    if (problem?.code === "stale") this.stale = true;
    else this.problem = problem;
    return problem === null;
  }

  #ask(id: string): void {
    this.asked = { id, why: null };
    const { choice } = this;
    if (!choice || !this.open) return;
    const mine = (this.asked = { id, why: undefined });
    const answer = (why: Why | null): void => {
      if (this.asked === mine) this.asked = { id, why };
    };
    this.live.why(choice.seat, [...(this.now?.path ?? []), id]).then(answer, () => answer(null));
  }
}
