// Cells that belong together although they do not touch: an area in several parts is told by a letter in each.
import type { Element } from "../../lib/types";

type Cell = readonly number[];

/** The parts of an area: cells that touch by a side, in the order in which their first cells come. */
export function partsOf(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [String(cell), cell]));
  const found: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(String(first))) continue;
    const part = [first];
    for (const [row = 0, col = 0] of part) {
      for (const next of [[row - 1, col], [row + 1, col], [row, col - 1], [row, col + 1]]) {
        const cell = left.get(String(next));
        if (!cell) continue;
        left.delete(String(next));
        part.push(cell);
      }
    }
    found.push(part);
  }
  return found;
}

/** The letters of the areas that lie in several parts, by their numbers: X, Y, Z, then W, V … */
export function lettersOf(areas: readonly (readonly Cell[])[]): Map<number, string> {
  const scattered = areas.flatMap((cells, at) => (partsOf(cells).length > 1 ? [at] : []));
  return new Map(scattered.map((at, i) => [at, "XYZWVUTS"[i] ?? String(i + 1)]));
}

/** What the areas of a grid give: those in several parts each by its letter, the others that give the same together. */
export function rewardsOf({ areas = [], icons = [] }: Element): { at: number; count: number; letter: string | undefined }[] {
  const letters = lettersOf(areas);
  const same = new Map<string, number[]>();
  icons.forEach(({ icons: gives }, at) => {
    const key = letters.get(at) ?? JSON.stringify(gives);
    same.set(key, [...(same.get(key) ?? []), at]);
  });
  return [...same.values()].map((all) => ({ at: all[0] ?? 0, count: all.length, letter: letters.get(all[0] ?? 0) }));
}
