// What the table asks its reader, how far their clicks have answered it, and what is lit for the next one.
import { DARK, type Lamp } from "../../board/point/lamp";
import { isCounted, numbered, type Counted } from "../../lib/amount";
import { deedKey } from "../../lib/deed";
import { confirms, matches, narrow, waysToPay, type Button, type Lit, type Narrowed } from "../../lib/narrow";
import { plain } from "../../lib/words.svelte";
import type { Act, Choice, Element, Text, Why } from "../../lib/types";
import { left } from "./bulk";
import { ghostsOf } from "./ghosts";
import { isNew } from "./hints";
import { Sight } from "./sight.svelte";
import type { Teaching } from "./teaching";

/** An answer to "Why not?": `undefined` while the table is asked. */
export interface Asked {
  id: string;
  why: Why | null | undefined;
}

export class Asking extends Sight {
  protected clicks = $state.raw<string[]>([]);
  protected seat = $state<number | null>(null);
  /** How many the reader wants of what an act is about; it is known by its action for one. */
  protected amount = $state.raw<{ first: number; n: number } | null>(null);
  /** The way to pay that the reader has chosen. */
  protected way = $state<string | null>(null);
  /** A final act without a step of its own that was pressed once, by its deed. */
  protected sure = $state<string | null>(null);
  /** The thing under the pointer or the keyboard's focus. */
  pointed = $state<string | null>(null);
  /** The act whose button is under the pointer or focus. */
  weighed = $state.raw<Act | null>(null);
  /** Things that a line of the log speaks of. */
  rung = $state.raw<string[]>([]);
  asked = $state.raw<Asked | null>(null);
  /** The guide at a table that was opened to learn, once it has come. */
  lesson = $state.raw<Teaching | null>(null);
  /** The thing that a finger rests on, or rested on last: it stays in the inspector until something else is done. */
  held = $state<string | null>(null);
  busy = $state(false);
  /** The version that the reader's last move made: until it is here, its question is answered already. */
  protected accepted = $state(0);
  readonly #moved: boolean = $derived.by(() => (this.live.table?.version ?? 0) < this.accepted);

  // ---- the question

  /** The question as the table asks it; one person may hold several seats. */
  readonly question: Choice | null = $derived.by(() => {
    if (this.past || this.showing.lags) return null;
    if (this.plan.last) return this.plan.last.choice;
    const { choices } = this.live;
    const seat = this.plan.on ? this.plan.seat : this.seat;
    return choices.find((choice) => choice.seat === seat) ?? choices[0] ?? null;
  });
  /** The question the reader answers now, with a number where an act asks how many. */
  readonly choice: Choice | null = $derived.by(() => this.question && numbered(this.question, this.amount));
  /** Whether a click may do something: a question is there, and the table listens. */
  readonly open: boolean = $derived.by(
    () => this.choice !== null && this.live.connection === "live" && !this.busy && !this.#moved,
  );
  readonly now: Narrowed | null = $derived.by(() => (this.choice ? narrow(this.choice, this.clicks) : null));
  /** What is asked now: the question, or the smaller one that it has come to. */
  readonly asks: Text | null = $derived.by(() => {
    const { now } = this;
    if (now?.chosen && now.clicked.length > 0) return { t: "core-ask-sure", a: { act: now.chosen.say } };
    return now?.asks ?? now?.next ?? this.choice?.prompt ?? null;
  });
  /** The way to pay, where that is asked: the first, until another is chosen. */
  readonly paying: Button | null = $derived.by(() => {
    const ways = this.now ? waysToPay(this.now) : [];
    return ways.find(({ id }) => id === this.way) ?? ways[0] ?? null;
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
  protected readonly starts: Map<string, Lit> = $derived.by(() => (this.choice ? narrow(this.choice, []).lit : new Map()));

  readonly lamp: Lamp = $derived.by(() => {
    const taught = this.lesson?.target ?? null;
    const ring = new Set([...this.rung, ...(taught === null || this.lights.has(taught) ? [] : [taught])]);
    if (!this.open || !this.now) return { ...DARK, shown: ring };
    const act = this.considered;
    return {
      on: true,
      lit: this.lights,
      selected: new Set(this.now.clicked.flatMap((id) => this.alike(id))),
      shown: new Set([...ring, ...(act?.shows ?? [])]),
      ghosts: ghostsOf(act, this.choice, this.drawing),
      names: new Map([...this.lights].map(([id, { act }]) => [id, act ? plain(act.say, this.saying) : ""])),
      breathes: this.#unfamiliar,
      ...(taught === null ? {} : { suggested: taught }),
      ...(act?.pays ? { spends: { owner: `p${this.choice?.seat ?? 0}`, amounts: new Map(act.pays) } } : {}),
    };
  });

  /** The things that are the same click as this one: a province and the pawns in it, but not cards of a set. */
  protected alike(id: string): string[] {
    const act = this.choice?.acts.find(({ path }) => path.some((step) => matches(step, id)));
    const steps = act?.path.filter((step) => matches(step, id)) ?? [];
    return steps.length === 1 ? steps.flat() : [id];
  }

  /** The act that is chosen but for how many. */
  readonly counted: Counted | null = $derived.by(() => (isCounted(this.now?.chosen) ? this.now.chosen : null));

  #sureAct(): Act | null {
    return this.choice?.acts.find((act) => deedKey(act) === this.sure) ?? null;
  }

  #pointedAct(): Act | null {
    return (this.pointed && this.lights.get(this.litFor(this.pointed) ?? "")?.act) || null;
  }

  /** The lit thing that a click on this one means: itself, its slot or cell, or what holds it. */
  protected litFor(id: string, lights: ReadonlyMap<string, Lit> = this.lights): string | null {
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

  // ---- what the reader is told about it

  /** What kind of question this is, over all games. */
  get questionKind(): string {
    return `${this.live.table?.game ?? ""}:${this.choice?.kind ?? ""}`;
  }

  /** Whether the reader has not yet learnt to answer such a question. */
  readonly #unfamiliar: boolean = $derived.by(() => this.choice !== null && isNew(this.questionKind));
  /** What the game is about, for those who meet its first question. */
  readonly goal: string | null = $derived.by(() => {
    const first = (this.live.table?.moves ?? 0) < this.seats.length && !this.live.table?.guide;
    return first && this.#unfamiliar ? this.about : null;
  });

  /** The thing the inspector speaks of. */
  readonly subject: string | null = $derived.by(() => {
    // while one pays, the bar says what there is to know of what was chosen
    const clicked = this.paying ? undefined : this.now?.clicked.findLast((id) => !id.startsWith("~"));
    const id = this.held ?? this.pointed ?? this.asked?.id ?? clicked;
    return id === undefined ? null : this.cardOn(this.alike(id)[0] ?? id);
  });

  /** Where a place and the card on it are one click, the card: it is what one sees. */
  cardOn(id: string): string {
    const click = this.actAt(id)?.path.map((step) => [step].flat()).find((step) => step.includes(id)) ?? [];
    const lies = (each: string): boolean => this.drawing?.get(each)?.type === "card" && this.drawing.get(each)?.in === id;
    return click.find(lies) ?? id;
  }

  /** What a click on a thing would do, or does when it is chosen. */
  actAt(id: string): Act | null {
    const target = this.litFor(id) ?? id;
    return this.lights.get(target)?.act ?? (this.now ? confirms(this.now, target) : null);
  }
}
