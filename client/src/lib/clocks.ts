// Clocks: what the server told of them, by this page's own clock, and how that is said.
import { countdown } from "./absence";
import type { NewTable, Pace, SeatInfo, TableClock } from "./types";

/** The clock of a seat, in milliseconds as of `at` by this page's clock. */
export interface SeatTime {
  at: number;
  left: number;
  used: number;
  runs: boolean;
  holiday: number;
}

export interface Clocks {
  seats: SeatTime[];
  paused: boolean;
  wishes: number[];
}

export type PaceKind = NonNullable<Pace["kind"]>;
export type WishedPace = NonNullable<NewTable["pace"]>;

interface Speaker {
  t(key: string, args?: Record<string, string | number>): string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TICKS = 20 * SECOND; // what is left, below which the tenth of a minute matters
const LOW = MINUTE; // of a clock for the whole game
const LOW_OF_DAYS = 3 * HOUR;

export const HOURS = [12, 24, 48, 72, 168] as const;
/** Clocks one may choose without thinking: minutes for the whole game, and seconds for every turn. */
export const CLOCKS = [
  { minutes: 10, increment_s: 10 },
  { minutes: 20, increment_s: 20 },
  { minutes: 45, increment_s: 30 },
  { minutes: 90, increment_s: 60 },
] as const;

/** What was told in seconds, as moments of this page's clock: clocks of browsers differ. */
export function clocksAt(told: TableClock | null | undefined, now: number): Clocks | null {
  if (!told) return null;
  const seats = told.seats.map(({ left, used, runs, holiday }) => ({
    at: now,
    left: left * SECOND,
    used: used * SECOND,
    runs: runs === true,
    holiday: (holiday ?? 0) * SECOND,
  }));
  return { seats, paused: told.paused === true, wishes: told.wishes ?? [] };
}

/** What a seat has left now. */
export function leftAt(clock: SeatTime, now: number): number {
  return Math.max(0, clock.runs ? clock.left - Math.max(0, now - clock.at) : clock.left);
}

/**
 * Whether a seat's clock tells anything: not where a bot plays there, nor over days before its person is asked, for then they
 * have not been given their time.
 */
export function isTold(clock: SeatTime, kind: PaceKind, seat: SeatInfo | undefined): boolean {
  if (seat?.kind !== "person" || seat.away || seat.conceded) return false;
  return kind !== "days" || clock.runs || clock.left > 0;
}

/** Whether so little is left that its owner should hurry. */
export function isLow(left: number, kind: PaceKind): boolean {
  return left < (kind === "days" ? LOW_OF_DAYS : LOW);
}

/** What there is to say of a clock besides what is left of it. */
export type Mood = "holiday" | "paused" | "low" | "left";

export function moodOf(clock: SeatTime, left: number, kind: PaceKind, paused: boolean): Mood {
  if (clock.holiday > 0) return "holiday";
  return paused ? "paused" : clock.runs && isLow(left, kind) ? "low" : "left";
}

/** How long a page may wait before it looks at a clock again. */
export function lookAgain(left: number): number {
  return left < TICKS ? SECOND / 5 : left < HOUR ? SECOND : MINUTE / 4;
}

/** What is left as a clock shows it: 2:41, or 5 h 12, or 3 d 4 h. */
export function clockFace(ms: number, words: Speaker): string {
  if (ms < HOUR) return countdown(ms);
  const minutes = Math.floor(ms / MINUTE);
  if (ms < 2 * DAY) return words.t("clock-hours", { h: Math.floor(minutes / 60), min: String(minutes % 60).padStart(2, "0") });
  return words.t("clock-days", { d: Math.floor(ms / DAY), h: Math.floor(ms / HOUR) % 24 });
}

/** What is left in words, rounded so that it does not change all the time. */
export function clockWords(ms: number, words: Speaker): string {
  if (ms < MINUTE) return words.t("absence-s", { n: Math.ceil(ms / SECOND) });
  if (ms < 2 * HOUR) return words.t("absence-min", { n: Math.round(ms / MINUTE) });
  return ms < 2 * DAY ? words.t("absence-h", { n: Math.round(ms / HOUR) }) : words.t("absence-d", { n: Math.round(ms / DAY) });
}

/** How long a page may wait before the words for what is left change: they are not as exact as a clock. */
export function sayAgain(left: number): number {
  return left < 2 * MINUTE ? SECOND : left < HOUR ? MINUTE / 6 : MINUTE;
}

/** A pace in a few words: no clock, 20 min + 20 s, 1 day per turn. */
export function paceName({ kind, minutes = 30, increment_s = 30, hours = 24 }: WishedPace, words: Speaker): string {
  if (kind === "clock") return words.t("think-clock-name", { min: minutes, s: increment_s });
  return kind === "days" ? words.t("think-days-name", { time: clockWords(hours * HOUR, words) }) : words.t("think-free-name");
}

/** A pace in sentences: what one has, and what happens when it is used up. */
export function paceLine(pace: WishedPace, words: Speaker): string {
  const { kind = "free", minutes = 30, increment_s = 30, hours = 24, time_up = "bot", level = "steady" } = pace;
  if (kind === "free") return words.t("think-free-line");
  const has =
    kind === "clock"
      ? words.t("think-clock-line", { min: minutes, s: increment_s })
      : words.t("think-days-line", { time: clockWords(hours * HOUR, words) });
  return `${has} ${words.t(`think-up-${time_up}`, { level: words.t(`level-${level}`) })}`;
}
