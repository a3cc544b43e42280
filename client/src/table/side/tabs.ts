/** What the rail shows under the players; on a phone, what the sheet shows. */
export type Tab = "board" | "cards" | "guide" | "players" | "help" | "log" | "talk" | "rules" | "notes" | "analysis";
