// A table in the making: the game, who sits where, and the options.
import { PRESETS, type Preset } from "../lib/absence";
import { CLOCKS, type PaceKind, type WishedPace } from "../lib/clocks";
import { me } from "../lib/me.svelte";
import { COLOURS } from "../lib/players";
import type { Colour, GameInfo, Language, Level, NewTable, OptionInfo, SeatWish, WatchRule } from "../lib/types";

export const LEVELS: readonly Level[] = ["gentle", "steady", "keen", "fierce"];
export const MOST_CONTENT = 200_000;
export const MOST_COMMENTED = 10 * MOST_CONTENT; // a file with its comments; a larger one is not even read
export const TITLE_LENGTH = 48;
export const MOST_SEED = 999_999_999_999_999; // a number beyond would not travel exactly

/** An owner's file without its lines of comment, of which a fresh one has hundreds; what is left keeps its line. */
export function withoutComments(text: string): string {
  return text.replaceAll(/^#.*$/gm, "");
}

/** Who may watch a game: anybody, anybody some moves later, or nobody. */
export type Watch = "open" | "behind" | "closed";
/** How many moves later. */
export const DELAYS = [6, 12, 30] as const;

type Value = OptionInfo["values"][number];

export class Setup {
  readonly game: GameInfo;
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, Value>>({});
  title = $state("");
  isPublic = $state(false);
  order = $state<"random" | "fixed">("random");
  absence = $state<Preset>("usual");
  pace = $state<WishedPace>({ kind: "free" });
  hints = $state(false);
  rated = $state(false);
  watch = $state<Watch>("open");
  delay = $state<(typeof DELAYS)[number]>(12);
  language = $state<Language | "any">("any");
  beginners = $state(false);
  content = $state("");
  contentName = $state("");
  seed = $state<number | null>(null);

  constructor(game: GameInfo) {
    this.game = game;
    this.seats = Array.from({ length: game.usual_seats }, (_, at) => (at === 0 ? { kind: "you" } : bot()));
    this.reset();
  }

  /** Everything in the options as it usually is. */
  reset(): void {
    this.options = Object.fromEntries(this.game.options.map((option) => [option.id, option.values[0] ?? ""]));
    this.title = "";
    this.isPublic = false;
    this.order = "random";
    this.absence = "usual";
    this.pace = { kind: "free" };
    this.hints = this.rated = false;
    this.watch = "open";
    this.delay = 12;
    this.language = "any";
    this.beginners = false;
    this.content = this.contentName = "";
    this.seed = null;
  }

  /** The options that are boxes: left out, unless one wants them in the game. */
  get boxes(): OptionInfo[] {
    return this.game.options.filter(isBox);
  }

  /** What of the options is not as usual, each by its name; boxes are seen by themselves. */
  get unusual(): OptionInfo["label"][] {
    return this.game.options.flatMap((option) => {
      const at = option.values.indexOf(this.options[option.id] ?? "");
      const label = option.labels[at];
      return at > 0 && label && !isBox(option) ? [label] : [];
    });
  }

  /** The options that are not as usual, each as an address writes it. */
  get chosen(): string[] {
    return this.game.options.flatMap(({ id, values }) => {
      const value = this.options[id];
      return value === undefined || value === values[0] ? [] : [`${id}=${value}`];
    });
  }

  /** About how long the people at the table will take, in minutes, as far as that was measured. */
  get minutes(): number {
    return roughly((this.game.minutes?.[this.seats.length] ?? 0) * this.people);
  }

  /** The people at the table, those who are still to come among them. */
  get people(): number {
    return this.seats.filter((seat) => seat.kind !== "bot").length;
  }

  get changed(): boolean {
    const unusual = this.game.options.some((option) => this.options[option.id] !== option.values[0]);
    const named = this.title !== "" || this.content !== "" || this.seed !== null || this.pace.kind !== "free";
    const watched = this.isPublic || this.watch !== "open" || this.language !== "any" || this.beginners;
    return unusual || named || watched || this.hints || this.rated || this.order === "fixed" || this.absence !== "usual";
  }

  get canAdd(): boolean {
    return this.game.seats.includes(this.seats.length + 1);
  }

  get canRemove(): boolean {
    return this.game.seats.includes(this.seats.length - 1);
  }

  /** The seats that wait for somebody; the game begins when they are taken. */
  get openSeats(): number {
    return this.seats.filter((seat) => seat.kind === "open").length;
  }

  /** The colours of the seats: ours is the one we like, and whichever had it has that of our seat. */
  get colours(): Colour[] {
    const colours = [...COLOURS];
    const mine = this.seats.findIndex((seat) => seat.kind === "you");
    const first = colours[mine];
    if (first === undefined || me.colour === null) return colours;
    colours[colours.indexOf(me.colour)] = first;
    colours[mine] = me.colour;
    return colours;
  }

  /** The most friends that may come: one seat is ours. */
  get mostFriends(): number {
    return Math.max(...this.game.seats) - 1;
  }

  /** Another kind of pace, as it usually is. */
  setPace(kind: PaceKind): void {
    const clock = CLOCKS[1];
    if (kind === "free") this.pace = { kind };
    else this.pace = { kind, ...(kind === "clock" ? clock : { hours: 24 }), time_up: "bot", level: "steady" };
  }

  /** Whether the game counts for ratings: then nobody is helped, or knows more than the others. */
  rate(rated: boolean): void {
    this.rated = rated;
    if (!rated) return;
    this.hints = false;
    this.seed = null;
    this.content = this.contentName = "";
  }

  add(): void {
    if (this.canAdd) this.seats.push(bot());
  }

  remove(at: number): void {
    if (this.canRemove) this.seats.splice(at, 1);
  }

  /** Gives a seat to somebody else. There is one seat of ours: whoever moves to another leaves a bot behind. */
  give(at: number, wish: SeatWish): void {
    if (wish.kind === "you") this.seats = this.seats.map((seat) => (seat.kind === "you" ? bot() : seat));
    this.seats[at] = wish;
  }

  /** The request for this table; with `friends`, so many of its seats stay open for them. */
  request(friends: number | null = null): NewTable {
    return {
      game: this.game.id,
      seats: (friends === null ? this.seats : this.#withFriends(friends)).map(liked),
      options: this.options,
      title: this.title.trim(),
      public: this.isPublic,
      order: this.order,
      // where clocks say how long one may think, nobody else does
      ...(this.pace.kind === "free" ? { absence: PRESETS[this.absence] } : { pace: this.pace }),
      content: this.content,
      seed: this.seed,
      ...(this.hints ? { hints: true } : {}),
      ...(this.rated ? { rated: true } : {}),
      ...(this.language === "any" ? {} : { language: this.language }),
      ...(this.beginners ? { beginners: true } : {}),
      ...(this.watch === "open" ? {} : { watch: this.#watched }),
    };
  }

  get #watched(): WatchRule {
    return this.watch === "behind" ? { open: true, delay: this.delay } : { open: false, delay: 0 };
  }

  /** The request for a table to learn at. An owner's file goes along, so that the table can say that it has no guide. */
  lesson(): NewTable {
    return { game: this.game.id, seats: [liked({ kind: "you" })], content: this.content, guide: true };
  }

  /** Ours first, then the friends', then as many of the bots as still have a seat. */
  #withFriends(friends: number): SeatWish[] {
    const count = this.game.seats.find((seats) => seats >= Math.max(this.seats.length, friends + 1)) ?? friends + 1;
    const bots = this.seats.filter((seat) => seat.kind === "bot");
    return Array.from({ length: count }, (_, at) => {
      if (at === 0) return { kind: "you" };
      return at <= friends ? { kind: "open" } : (bots[at - friends - 1] ?? bot());
    });
  }
}

/** Whether an option says of a box whether it is in the game. */
export function isBox({ values }: OptionInfo): boolean {
  return values.length === 2 && values[0] === "out" && values[1] === "in";
}

const STEP = 5;

/** Minutes as one says them. */
export function roughly(minutes: number): number {
  return Math.ceil(minutes / STEP) * STEP;
}

/** Our seat is wished for in the colour we like. */
function liked(seat: SeatWish): SeatWish {
  return seat.kind === "you" && me.colour !== null ? { ...seat, colour: me.colour } : seat;
}

function bot(): SeatWish {
  return { kind: "bot", level: "steady" };
}
