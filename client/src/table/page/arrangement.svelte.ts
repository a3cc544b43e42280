// What of a table's page is open: a tab of the rail or of the phone's sheet, how high that stands, a sheet over it all.
// A phone has room for one thing at a time, so it follows what is asked and what the hand does.
import { untrack } from "svelte";
import { isCramped, isCrowded, isDesk, onlyInTrays } from "../boards/regions";
import type { Desk } from "../desk/desk.svelte";
import { viewport } from "../desk/viewport.svelte";
import type { Stop } from "../phone/stops";
import type { Tab } from "../side/tabs";

export type Over = "menu" | "settings" | "keys" | "hooks" | "end" | "rail";

export class Arrangement {
  readonly desk: Desk;
  sheet = $state<Over | null>(null);
  tab = $state<Tab>(viewport.size === "phone" ? "board" : "log");
  stop = $state<Stop>("peek");
  /** Whether the reader looks back at the whole game instead of at the board. */
  back = $state(false);
  #fold = $state<boolean | null>(null);
  #readLog = $state(0);

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Whether the rail is folded: as the reader wishes, else where a crowded board has no room beside it. */
  get folded(): boolean {
    const { drawing } = this.desk;
    return this.#fold ?? (viewport.slim && drawing !== null && (isCrowded(drawing) || isCramped(drawing)));
  }

  set folded(wish: boolean) {
    this.#fold = wish;
  }

  /** Whether the guide speaks beside the table: over a desk of several sheets it would lie on what it speaks of. */
  get teachesBeside(): boolean {
    const { drawing } = this.desk;
    return viewport.size === "desktop" && !this.folded && drawing !== null && isDesk(drawing);
  }

  readonly phoneTab: Tab = $derived.by(() => ({ analysis: "log", help: "board" } as Partial<Record<Tab, Tab>>)[this.tab] ?? this.tab);
  readonly #lines: number = $derived.by(() => this.desk.live.logFrom + this.desk.live.log.length);
  /** The tabs with something that the reader has not seen. */
  readonly news: Set<Tab> = $derived.by(() => {
    const { drawing, lamp } = this.desk;
    return new Set<Tab>([
      ...(this.#lines > this.#readLog ? (["log"] as const) : []),
      ...(this.desk.live.talk.news && this.tab !== "talk" ? (["talk"] as const) : []),
      ...(drawing && onlyInTrays(drawing, lamp.lit.keys()) ? (["cards"] as const) : []),
    ]);
  });

  /** Opens a tab of the rail, or of the phone's sheet. */
  show(wanted: Tab): void {
    if (wanted !== this.tab) this.desk.held = null; // what a finger asked about was asked there
    this.tab = wanted;
    this.folded = false;
    if (viewport.size === "phone") this.back = false;
    if (viewport.size === "phone") this.stop = wanted === "board" ? "peek" : wanted === "cards" ? "half" : "full";
    else if (viewport.size === "tablet") this.sheet = "rail";
  }

  /** Turns to a tab of the rail. The analysis of a game that is over takes the place of its board. */
  turn(tab: Tab): void {
    this.tab = tab;
    if (tab === "analysis") this.back = this.desk.live.table?.status === "over";
  }

  /** Looks back at a game that is over; of one that is under way, at its points so far. */
  analyse(): void {
    this.sheet = null;
    if (this.desk.live.table?.status === "over") this.back = true;
    else this.show(viewport.size === "phone" ? "log" : "analysis");
  }

  /** Closes a sheet, unless another has taken its place. */
  close(which: Over): void {
    if (this.sheet === which) this.sheet = null;
  }

  // ---- what it follows

  readonly #question: string | null = $derived.by(() => {
    const { choice, drawing, questionKind } = this.desk;
    return choice && drawing ? `${choice.seat} ${questionKind}` : null;
  });
  readonly #waits: boolean = $derived.by(() => {
    const { pending, mine } = this.desk;
    return pending.length > 0 && !pending.some((seat) => mine.includes(seat));
  });
  readonly #stoodIn: boolean = $derived.by(() =>
    this.desk.seats.some((seat) => seat.away && this.desk.mine.includes(seat.seat)),
  );
  readonly #nextInTrays: boolean | null = $derived.by(() => {
    const { drawing, now } = this.desk;
    return drawing && now?.clicked.length && now.lit.size ? onlyInTrays(drawing, now.lit.keys()) : null;
  });
  /** Whether all that is left are buttons. */
  readonly #left: boolean = $derived.by(() => {
    const { now, options } = this.desk;
    return now !== null && now.path.length > 0 && now.lit.size === 0 && options.length > 1;
  });

  /** Follows the table for as long as the component lives that calls this while it is made. */
  follow(): void {
    // whoever learns sees the steps beside the table
    $effect(() => {
      if (this.desk.learns && viewport.size === "desktop") untrack(() => (this.tab = "guide"));
    });
    // and reads each new one, whatever else was read meanwhile
    $effect(() => {
      if (this.desk.lesson?.telling != null) untrack(() => this.teachesBeside && (this.tab = "guide"));
    });
    // a rule that was asked for opens beside the table
    $effect(() => {
      if (this.desk.wantedRule) untrack(() => this.show("rules"));
    });
    // what cannot be clicked explains itself beside the table, unless the reader reads something else there
    $effect(() => {
      if (this.desk.asked && viewport.size === "desktop") untrack(() => this.#explain());
    });
    // a hint is shown where there is room for it, and the answer that was clicked where it lies
    $effect(() => {
      if (this.desk.coach.open) untrack(() => this.advise());
    });
    $effect(() => {
      if (this.desk.coach.lit) untrack(() => this.#seeLit());
    });
    this.#followQuestion();
    this.#followHand();
    $effect(() => {
      if (this.phoneTab === "log") this.#readLog = this.#lines;
    });
  }

  #followQuestion(): void {
    // a phone shows a new question where it can be answered, and opens the sheet where there is more than one button
    $effect(() => {
      if (viewport.size === "phone" && this.#question !== null) untrack(() => this.#place());
    });
    // when others have to move, it shows whom one waits for
    $effect(() => {
      if (viewport.size === "phone" && this.#waits && untrack(() => this.tab === "cards")) untrack(() => this.show("board"));
    });
    // whoever came back finds the button to say so
    $effect(() => {
      if (viewport.size === "phone" && this.#stoodIn) untrack(() => ([this.tab, this.stop] = ["board", "half"]));
    });
  }

  #followHand(): void {
    const { desk } = this;
    // what a finger touched last belongs to the question before
    $effect(() => {
      if (viewport.size === "phone" && desk.choice) untrack(() => desk.point(null));
    });
    // and follows the hand: from a piece of the tray to its place on the board
    $effect(() => {
      const cards = this.#nextInTrays;
      if (viewport.size === "phone" && cards !== null) untrack(() => this.#turnTo(cards));
    });
    // what is laid by hand needs the board, and its tools at the foot of it
    $effect(() => {
      if (viewport.size === "phone" && desk.learns && desk.choice?.turns && desk.now?.path.length) this.stop = "peek";
    });
    // once all that is left are buttons, it opens to show them
    $effect(() => {
      if (viewport.size === "phone" && this.#left)
        untrack(() => ([this.tab, this.stop] = ["board", this.stop === "full" ? "full" : "half"]));
    });
    $effect(() => {
      if (viewport.size === "phone" && (desk.asked || desk.held || desk.problem)) untrack(() => this.#answer());
    });
  }

  /** Shows the hint where there is room for it. */
  advise(): void {
    if (viewport.size !== "phone") this.show("help");
    else [this.tab, this.stop] = ["board", "half"];
  }

  #seeLit(): void {
    if (viewport.size === "tablet") this.close("rail");
    else if (viewport.size === "phone" && this.tab === "board") this.stop = "peek";
  }

  #explain(): void {
    if (this.tab === "log" && !this.folded) this.tab = "help";
  }

  #place(): void {
    const { drawing, lights, bulk, options, learns, lesson } = this.desk;
    const cards = drawing !== null && onlyInTrays(drawing, lights.keys());
    const told = learns && lesson?.goesOn !== false; // the guide speaks from the sheet
    this.tab = cards ? "cards" : "board";
    this.stop = cards || bulk || options.length > 1 || told ? "half" : "peek";
  }

  #turnTo(cards: boolean): void {
    if (cards ? this.tab === "board" : this.tab === "cards") this.show(cards ? "cards" : "board");
  }

  /** A phone shows what was asked for. */
  #answer(): void {
    // a number of a player is explained where it stands
    if (this.desk.held && this.tab !== "players") this.tab = "board";
    if (this.stop === "peek") this.stop = "half";
  }
}
