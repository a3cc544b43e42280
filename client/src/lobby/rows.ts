// What a table's row in the lobby says.
import type { TableInfo } from "../lib/types";
import { isYourTurn } from "../lib/waiting";
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

/** How things stand at a table. */
export function standing(table: TableInfo): Line {
  if (table.status === "waiting") return waiting(table);
  if (table.status === "over") return over(table);
  if (table.status === "stopped") return { key: "tables-stopped" };
  if (isYourTurn(table)) return { key: "tables-your-turn" };
  const [first, ...others] = table.pending ?? [];
  if (first === undefined) return { key: table.you.seats.length === 0 ? "tables-live" : "tables-waiting" };
  if (others.length > 0) return { key: "tables-choosing", args: { n: others.length + 1 } };
  return { key: "tables-to-move", args: { name: nameOf(table, first) } };
}

/** Whose clock a row tells of: one's own where it is one's turn, else of those who must decide the one with the least left. */
export function timed({ status, pending, clock, seats, you }: TableInfo): number | null {
  if (status !== "running" || !clock) return null;
  const asked = (pending ?? []).filter((at) => seats.some((seat) => seat.seat === at && seat.kind === "person" && !seat.away && !seat.conceded));
  const mine = asked.filter((seat) => you.seats.includes(seat));
  const left = (seat: number): number => clock.seats[seat]?.left ?? Infinity;
  return (mine.length > 0 ? mine : asked).sort((one, other) => left(one) - left(other))[0] ?? null;
}

/** Since when a running table waits for whoever it waits for: for oneself on one's turn, else longest. Null: nobody says. */
export function waitsSince(table: TableInfo): number | null {
  if (table.status !== "running") return null;
  const asked = isYourTurn(table) ? (table.pending ?? []).filter((seat) => table.you.seats.includes(seat)) : (table.pending ?? []);
  const since = asked.map((seat) => table.waited?.[seat] ?? 0).filter((moment) => moment > 0);
  return since.length > 0 ? Math.min(...since) : null;
}

/** The second line: how large or how far a table is, and the game where the title does not say it. */
export function about({ status, title, seats, moves }: TableInfo, game: string): Line {
  const n = status === "waiting" ? seats.length : (moves ?? 0);
  if (!title) return { key: status === "waiting" ? "tables-players" : "tables-moves", args: { n } };
  return { key: status === "waiting" ? "tables-game-seats" : "tables-game-moves", args: { game, n } };
}

/** What somebody who looks for a table should know of it: its language, its pace, whom it welcomes. */
export function kindOf({ status, language, beginners, pace, rated }: TableInfo): Line[] {
  const said: Line[] = rated ? [{ key: "find-rated" }] : [];
  if (status !== "waiting") return said;
  if (language) said.push({ key: `language-${language}` });
  if (pace?.kind === "days") said.push({ key: "find-days" });
  if (pace?.kind === "clock") said.push({ key: "find-clock", args: { minutes: pace.minutes ?? 0, more: pace.increment_s ?? 0 } });
  if (beginners) said.push({ key: "find-beginners" });
  return said;
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
