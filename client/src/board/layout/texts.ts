// Words on a surface.

const LONG = 13; // letters that a name may have on one line

/** A name on one line or, where it is long, on two lines of about the same length. */
export function twoLines(text: string): string[] {
  const spaces = [...text.matchAll(/[ \u00A0]/g)].map((match) => match.index);
  if (text.length <= LONG || spaces.length === 0) return [text];
  const off = (at: number): number => Math.abs(text.length / 2 - at);
  const cut = spaces.reduce((best, at) => (off(at) < off(best) ? at : best));
  return [text.slice(0, cut), text.slice(cut + 1)];
}

/** Lines stand around their place; the last line of an area's name stands on it, above what else is told there. */
export function lineAt(tone: string | undefined, i: number, count: number): number {
  return tone === "area" ? (i - count + 1) * 12.5 : (i - (count - 1) / 2) * 16;
}
