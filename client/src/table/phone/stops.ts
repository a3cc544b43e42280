// How high the sheet of a phone stands.
export type Stop = "peek" | "half" | "full";

const PEEK = 128; // two lines of a question and a button
/** What the page keeps free for the sheet; the rest of it lies over the board. */
export const ROW = 108;
const BARS = 56 + 60; // the bar above and the tabs below
const GAP = 24; // the board still shows above a full sheet

export function heights(room: number, roomy = false): Record<Stop, number> {
  const full = Math.max(PEEK, room - BARS - GAP);
  return { peek: PEEK, half: Math.max(PEEK, Math.min(full, Math.round(room * (roomy ? 0.6 : 0.42)))), full };
}

export function nearest(height: number, stops: Record<Stop, number>): Stop {
  const names: Stop[] = ["peek", "half", "full"];
  return names.reduce((best, name) => (Math.abs(stops[name] - height) < Math.abs(stops[best] - height) ? name : best));
}
