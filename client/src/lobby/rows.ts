// What a table's row in the lobby says.
import type { TableInfo } from "../lib/types";
import { words } from "../lib/words.svelte";

/** A message of the page's words with its arguments. */
export interface Line {
  key: string;
  args?: Record<string, string | number>;
}

/** One's own tables: first those that wait for a move of ours, then the running, the waiting and those that are over. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

export function isYourTurn(table: TableInfo): boolean {
  return table.status === "running" && (table.pending ?? []).some((seat) => table.you.seats.includes(seat));
}

/** How things stand at a table. */
export function standing(table: TableInfo): Line {
  if (table.status === "waiting") return waiting(table);
  if (table.status === "over") return over(table);
  if (table.status === "stopped") return { key: "tables-stopped" };
  if (isYourTurn(table)) return { key: "tables-your-turn" };
  if (table.you.seats.length === 0) return { key: "tables-live" };
  const [first, ...others] = table.pending ?? [];
  if (first === undefined) return { key: "tables-waiting" };
  if (others.length > 0) return { key: "tables-choosing", args: { n: others.length + 1 } };
  return { key: "tables-to-move", args: { name: nameOf(table, first) } };
}

/** The second line: the game, and how large or how far it is. */
export function about(table: TableInfo, game: string): Line {
  return table.status === "waiting"
    ? { key: "tables-game-seats", args: { game, n: table.seats.length } }
    : { key: "tables-game-moves", args: { game, n: table.moves ?? 0 } };
}

/** What one does with a table. */
export function deed(table: TableInfo): string {
  const seated = table.you.seats.length > 0;
  if (table.status === "over") return "tables-replay";
  if (table.status === "stopped") return "tables-open-it";
  if (table.status === "waiting") return seated || table.you.role === "owner" ? "tables-open-it" : "tables-join";
  if (!seated) return "tables-watch-it";
  return isYourTurn(table) ? "tables-continue" : "tables-open-it";
}

function waiting(table: TableInfo): Line {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  return free > 0 ? { key: "seat-free", args: { n: free } } : { key: "tables-waiting" };
}

function over(table: TableInfo): Line {
  const winners = table.winners ?? [];
  if (winners.length === 0) return { key: "tables-over" };
  const mine = winners.filter((seat) => table.you.seats.includes(seat));
  // whoever gave up has not won, whatever became of the seat
  if (mine.some((seat) => !hasConceded(table, seat))) return { key: "tables-you-won" };
  if (mine.length > 0) return { key: "tables-bot-won" };
  const names = winners.map((seat) => {
    const name = nameOf(table, seat);
    return hasConceded(table, seat) ? words.t("tables-bot-of", { name }) : name;
  });
  return { key: "tables-won", args: { names: capital(names.join(", ")) } };
}

function hasConceded(table: TableInfo, seat: number): boolean {
  return table.seats.find((one) => one.seat === seat)?.conceded ?? false;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameOf(table: TableInfo, seat: number): string {
  return table.seats.find((one) => one.seat === seat)?.name ?? "";
}

function rank(table: TableInfo): number {
  if (isYourTurn(table)) return 0;
  return { running: 1, waiting: 2, stopped: 3, over: 4 }[table.status];
}
