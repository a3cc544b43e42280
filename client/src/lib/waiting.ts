// Which tables wait for the reader, and how many of them: the number on the icon of the installed page.
import { api } from "./api";
import { ownChannel, showWaiting } from "./app";
import type { TableInfo } from "./types";

/** Whether a table waits for the reader: not where a bot plays for them. The service worker counts the same. */
export function isYourTurn({ status, pending = [], seats, you }: TableInfo): boolean {
  const own = (seat: number): boolean => you.seats.includes(seat) && !seats.some((each) => each.seat === seat && (each.away || each.conceded));
  return status === "running" && pending.some(own);
}

/** So many of these tables wait. */
export function showHowMany(tables: readonly TableInfo[]): void {
  showWaiting(tables.filter(isYourTurn).length);
}

/** Counts again, where a number may stand on an icon: in the installed page, and in a browser that is pushed to. */
export async function countAgain(): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  if (!ownChannel() && !matchMedia("(display-mode: standalone)").matches) return;
  try {
    showHowMany((await api.lobby()).yours);
  } catch {
    // the next look at one's tables counts again
  }
}
