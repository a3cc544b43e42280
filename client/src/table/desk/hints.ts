// A question of a new kind carries one extra line, until it was answered twice.
import { remember, remembered } from "../../lib/storage";

const KEY = "answered";
const ENOUGH = 2;

/** Whether questions of this kind are still new to the reader. `kind` carries the game: `vinci:conquer`. */
export function isNew(kind: string): boolean {
  return (counts()[kind] ?? 0) < ENOUGH;
}

export function answered(kind: string): void {
  const known = counts();
  const count = known[kind] ?? 0;
  if (count < ENOUGH) remember(KEY, JSON.stringify({ ...known, [kind]: count + 1 }));
}

function counts(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(remembered(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}
