// Which of its states the action bar is in.
import type { Problem, SeatInfo, TableInfo } from "../../lib/types";
import type { Connection } from "../../lib/line";

export type BarState =
  { is: "past" | "lost" | "showing" | "over" | "stopped" | "question" | "planned" | "connecting" } | { is: "waiting"; seats: SeatInfo[] };

interface Sight {
  table: TableInfo | null;
  connection: Connection;
  past: boolean;
  /** What happened is still being shown. */
  lags: boolean;
  asked: boolean;
  /** All that can be planned of this turn is. */
  planned?: boolean;
}

/** What matters most: a lost line, then where one looks, then what is asked. */
export function barState({ table, connection, past, lags, asked, planned }: Sight): BarState {
  if (!table) return { is: "connecting" };
  if (connection === "lost") return { is: "lost" };
  if (past) return { is: "past" };
  if (lags) return { is: "showing" };
  if (table.status === "stopped") return { is: "stopped" };
  if (table.status === "over") return { is: "over" };
  if (planned) return { is: "planned" };
  if (asked) return { is: "question" };
  const pending = table.pending ?? [];
  return { is: "waiting", seats: table.seats.filter(({ seat }) => pending.includes(seat)) };
}

/** The message that says whom we wait for; `you` is the seat of a reader without a name, for whom a bot may play. */
export function waitingKey(seats: SeatInfo[], you: number | null = null): string {
  const [only] = seats;
  if (!only) return "table-waiting";
  if (seats.length > 1) return "table-waiting-several";
  if (only.seat === you && (only.away || only.conceded)) return "table-your-bot-thinks";
  return only.kind === "bot" || only.away || only.conceded ? "table-bot-thinks" : "table-waiting-one";
}

/** The rule behind a refusal, where there is one. */
export function ruleOf(problem: Problem): string {
  return problem.why?.rule || problem.rule || "";
}
