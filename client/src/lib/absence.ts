// After how long others may let a bot play for somebody, and how that is told.
import type { AbsenceRule, AbsentInfo } from "./types";

/** An absent person by this page's clock, in milliseconds. */
export interface Absent {
  seat: number;
  why: AbsentInfo["why"];
  since: number;
  /** When a bot may play there. */
  until: number;
  /** When the reader may let it; null where that is for others to do. */
  yours: number | null;
}

export type Preset = "usual" | "quick" | "days" | "never";

export const PRESETS: Record<Preset, AbsenceRule> = {
  usual: { away_s: 180, idle_s: 86_400 },
  quick: { away_s: 60, idle_s: 600 },
  days: { away_s: null, idle_s: 259_200 },
  never: { away_s: null, idle_s: null },
};

interface Speaker {
  t(key: string, args?: Record<string, string | number>): string;
}

const UNITS: [number, string][] = [
  [86_400, "d"],
  [3_600, "h"],
  [60, "min"],
  [1, "s"],
];
const SOON = 3_600_000; // who is here and thinks is counted down in the last hour only

/** What was told in seconds, as moments of this page's clock: clocks of browsers differ. */
export function absentAt(told: AbsentInfo[] | undefined, now: number): Absent[] {
  return (told ?? []).map(({ seat, why, since, left, yours }) => ({
    seat,
    why,
    since: now - since * 1000,
    until: now + left * 1000,
    yours: yours === null ? null : now + yours * 1000,
  }));
}

/** Whether others should hear of it: not of somebody who is here and has only begun to think. */
export function isTold({ why, until }: Absent, now: number): boolean {
  return why === "away" || until - now <= SOON;
}

/** A time that runs out, as a clock shows it: 2:41, or 1:02:41. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h ? `${h}:${two(min)}:${two(s)}` : `${min}:${two(s)}`;
}

/** A rule of absence in a sentence. */
export function ruleLine({ away_s = 180, idle_s = 86_400 }: AbsenceRule, words: Speaker): string {
  const away = away_s === null ? "" : time(away_s, words);
  const idle = idle_s === null ? "" : time(idle_s, words);
  return words.t(`absence-${away && idle ? "both" : away ? "away" : idle ? "idle" : "none"}`, { away, idle });
}

/** A round time in words: 3 minutes, 24 hours. */
function time(seconds: number, words: Speaker): string {
  const days = seconds > 86_400 && seconds % 86_400 === 0;
  const [size, unit] = UNITS.find(([size, unit]) => (unit === "d" ? days : seconds >= size && seconds % size === 0)) ?? [1, "s"];
  return words.t(`absence-${unit}`, { n: seconds / size });
}
