// How a game ended, in a sentence: "Ines wins, 152 to 147 and 139".
import type { Lang, TableInfo } from "../lib/types";
import { listed } from "./lists";

interface Speaker {
  readonly lang: Lang;
  t(key: string, args?: Record<string, string | number>): string;
}

/** `you` is the seat of a reader without a name: they win, in the second person. */
export function resultOf(table: TableInfo, words: Speaker, you: number | null = null): string {
  const winners = table.winners ?? [];
  const points = table.points ?? [];
  const names = listed(
    winners.map((seat) => table.seats[seat]?.name ?? ""),
    words.lang,
  );
  const yours = you !== null && winners.includes(you) ? "-you" : "";
  const best = points[winners[0] ?? 0] ?? 0;
  const others = points.filter((_, seat) => !winners.includes(seat)).sort((one, other) => other - one);
  if (!winners.length) return words.t("table-over");
  if (!others.length) return words.t(`table-result-alone${yours}`, { n: winners.length, names, best });
  return words.t(`table-result${yours}`, { n: winners.length, names, best, others: listed(others.map(String), words.lang) });
}
