// The log as people read it: lines gathered by the turn they belong to.
import type { LogLine, TallyData } from "../../lib/types";

export interface StoryLine {
  key: string;
  move: number;
  who: number | null;
  line: LogLine;
  tally: TallyData | null;
}

/** The lines of one seat's turn. `actor` is null for what belongs to nobody: the beginning, the end. */
export interface Turn {
  key: string;
  actor: number | null;
  lines: StoryLine[];
}

/** The seat behind a player's id, `p2` → 2. */
export function seatOf(id: string | undefined): number | null {
  const found = /^p(\d+)$/.exec(id ?? "");
  return found ? Number(found[1]) : null;
}

/**
 * Gathers lines into turns. All lines of one move belong to whoever made it, also those that speak of another player
 * ("Ines loses a pawn"), and the first line of a move names its maker.
 */
export function turns(log: LogLine[], from = 0): Turn[] {
  const gathered: Turn[] = [];
  let move = -1;
  let actor: number | null = null;
  log.forEach((line, at) => {
    if (!line.event.say) return;
    const who = seatOf(line.event.who);
    if (line.move !== move) {
      move = line.move;
      actor = who;
    } else if (actor === null) {
      actor = who;
    }
    const key = `${from + at}`;
    const last = gathered.at(-1);
    const turn = last && last.actor === actor ? last : { key, actor, lines: [] };
    if (turn !== last) gathered.push(turn);
    turn.lines.push({ key, move: line.move, who, line, tally: line.event.tally ?? null });
  });
  return gathered;
}

/** The key of the first turn after the last finished turn of these seats; null when they missed nothing. */
export function sinceLastTurn(gathered: Turn[], seats: number[]): string | null {
  const mine = (turn: Turn): boolean => turn.actor !== null && seats.includes(turn.actor);
  let at = gathered.length - 1;
  while (at >= 0 && mine(gathered[at]!)) at -= 1;
  const missed = at;
  while (at >= 0 && !mine(gathered[at]!)) at -= 1;
  return at < 0 || missed < 0 ? null : gathered[at + 1]!.key;
}
