// How far the estimates of some answers reach, so that their bars can be compared, and how they are written.
import type { HintAnswer } from "../../lib/types";

export interface Bar {
  /** In percent of the line. */
  left: number;
  width: number;
  at: number;
}

const AIR = 0.06; // of the line, at both ends

/** A bar for each answer, all on one line. */
export function bars(answers: readonly HintAnswer[]): Bar[] {
  const from = Math.min(...answers.map(({ points }) => points.mean - points.doubt));
  const to = Math.max(...answers.map(({ points }) => points.mean + points.doubt));
  const room = Math.max(to - from, 1e-6) / (1 - 2 * AIR);
  const place = (value: number): number => 100 * (AIR + (value - from) / room);
  return answers.map(({ points: { mean, doubt } }) => ({
    left: place(mean - doubt),
    width: (100 * 2 * doubt) / room,
    at: place(mean),
  }));
}

/** Points as one can tell them: what is no surer than a few needs no tenths. */
export function figure(value: number, doubt: number, lang: string): string {
  const tenths = doubt < 2 ? 1 : 0;
  return new Intl.NumberFormat(lang, { minimumFractionDigits: tenths, maximumFractionDigits: tenths }).format(value);
}

/** A difference, with its sign: `+2.1`, `−0.4`. */
export function apart(points: number, lang: string): string {
  const size = Math.abs(points);
  const digits = size < 9.95 ? 1 : 0;
  const written = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(size);
  return `${points < 0 ? "\u2212" : "+"}${written}`;
}
