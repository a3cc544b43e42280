// How a game ended, in a sentence: "Ines wins, 152 to 147 and 139". Where a bot has played on for somebody, it is said.
import type { Lang, TableInfo } from "../../lib/types";
import { listed } from "./lists";

interface Speaker {
  readonly lang: Lang;
  t(key: string, args?: Record<string, string | number>): string;
}

/** The place of a seat in the final standings. */
export interface Placed {
  who: string;
  place: number;
}

/** `you` is the seat of a reader without a name: they win, in the second person. */
export function resultOf(
  table: TableInfo,
  words: Speaker,
  you: number | null = null,
  standings: readonly Placed[] = [],
): string {
  const winners = table.winners ?? [];
  if (!winners.length) return words.t("table-over");
  const won = outcome(table, winners, words, you);
  const more = table.you.seats.flatMap((seat) => remark(table, seat, words, placeOf(seat, standings)) ?? []);
  return more.length ? [`${won}.`, ...more].join(" ") : won;
}

function outcome(table: TableInfo, winners: readonly number[], words: Speaker, you: number | null): string {
  const points = table.points ?? [];
  const names = listed(
    winners.map((seat) => winnerName(table, seat, words)),
    words.lang,
  );
  const yours = you !== null && winners.includes(you) && !table.seats[you]?.conceded ? "-you" : "";
  const best = points[winners[0] ?? 0] ?? 0;
  const others = points.filter((_, seat) => !winners.includes(seat)).sort((one, other) => other - one);
  const said = others.length
    ? words.t(`table-result${yours}`, { n: winners.length, names, best, others: listed(others.map(String), words.lang) })
    : words.t(`table-result-alone${yours}`, { n: winners.length, names, best });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Who has won: not somebody who gave up, but the bot that went on in their seat. */
function winnerName(table: TableInfo, seat: number, words: Speaker): string {
  const { name = "", conceded = false } = table.seats[seat] ?? {};
  if (!conceded) return name;
  return table.you.seats.includes(seat) ? words.t("table-result-bot-you") : words.t("table-result-bot", { name });
}

/** What a reader must know of a seat of theirs in which a bot has played to the end. */
function remark(table: TableInfo, seat: number, words: Speaker, place: number): string | null {
  const { conceded, away, resigned, name = "" } = table.seats[seat] ?? {};
  if (!conceded && !away) return null;
  const several = table.you.seats.length > 1 ? "-seat" : "";
  if (resigned) return words.t(`table-result-resigned${several}`, { name });
  const args = { name, place, of: table.seats.length };
  return words.t(`table-result-${conceded ? "left" : "away"}${several}`, args);
}

function placeOf(seat: number, standings: readonly Placed[]): number {
  return standings.find(({ who }) => who === `p${seat}`)?.place ?? 0;
}
