// @vitest-environment jsdom
import { expect, test } from "vitest";

import { about, deed, inOrder, kindOf, standing, timed, waitsSince } from "./rows";
import type { TableInfo } from "../lib/types";

function table(more: Partial<TableInfo>): TableInfo {
  const seat = (at: number, name: string) => ({ seat: at, kind: "person" as const, name, colour: "jade" as const });
  return {
    id: "t",
    game: "vinci",
    title: "",
    options: {},
    public: false,
    order: "random",
    status: "running",
    version: 1,
    seats: [seat(0, "Lior"), seat(1, "Ines")],
    you: { role: "player", seats: [0] },
    pending: [1],
    created: 0,
    changed: 0,
    ...more,
  };
}

test("a table says whose turn it is", () => {
  expect(standing(table({ pending: [0] }))).toEqual({ key: "tables-your-turn" });
  expect(standing(table({}))).toEqual({ key: "tables-to-move", args: { name: "Ines" } });
  expect(standing(table({ pending: [1, 2] }))).toEqual({ key: "tables-choosing", args: { n: 2 } });
  const watching = { role: "spectator" as const, seats: [] };
  expect(standing(table({ you: watching }))).toEqual({ key: "tables-to-move", args: { name: "Ines" } });
  expect(standing(table({ you: watching, pending: [] }))).toEqual({ key: "tables-live" }); // who sees it later is not told
});

test("a row tells of one's own clock on one's turn, else of whoever has the least left", () => {
  const clock = { seats: [90, 60, 30].map((left) => ({ left, used: 0, runs: true, holiday: 0 })), paused: false, wishes: [] };
  const seats = [...table({}).seats, { seat: 2, kind: "person" as const, name: "Cai", colour: "plum" as const }];
  expect(timed(table({ clock, seats, pending: [0, 1, 2] }))).toBe(0);
  expect(timed(table({ clock, seats, pending: [1, 2] }))).toBe(2);
  const bot = seats.map((seat) => ({ ...seat, away: seat.seat === 2 }));
  expect(timed(table({ clock, seats: bot, pending: [1, 2] }))).toBe(1);
  expect(timed(table({ clock, seats: bot, pending: [2] }))).toBeNull(); // bots have no clock
  expect(timed(table({ seats, pending: [1] }))).toBeNull();
  expect(timed(table({ clock, seats, status: "over", pending: [] }))).toBeNull();
});

test("a row tells since when the table waits for oneself, else for whoever it waits for longest", () => {
  const asked = { changed: 900, pending: [0, 1], waited: [500, 200] };
  expect(waitsSince(table(asked))).toBe(500);
  expect(waitsSince(table({ ...asked, you: { role: "spectator", seats: [] } }))).toBe(200);
  expect(waitsSince(table({ ...asked, pending: [1], waited: [0, 200] }))).toBe(200);
  expect(waitsSince(table({ ...asked, waited: [] }))).toBeNull(); // who sees it later is not told
  expect(waitsSince(table({ ...asked, status: "over", pending: [] }))).toBeNull();
});

test("a waiting table counts its free seats, a finished one names the winner", () => {
  const open = { seat: 1, kind: "open" as const, name: "", colour: "plum" as const };
  expect(standing(table({ status: "waiting", seats: [open] }))).toEqual({ key: "seat-free", args: { n: 1 } });
  expect(standing(table({ status: "over", winners: [1] }))).toEqual({ key: "tables-won", args: { names: "Ines" } });
  expect(standing(table({ status: "over", winners: [0] }))).toEqual({ key: "tables-you-won" });
  expect(standing(table({ status: "over" }))).toEqual({ key: "tables-over" });
  expect(standing(table({ status: "stopped", pending: [] }))).toEqual({ key: "tables-stopped" });
  expect(deed(table({ status: "stopped" }))).toBe("tables-open-it");
});

test("whoever gave up has not won, though their seat has", () => {
  const gone = table({}).seats.map((seat) => ({ ...seat, conceded: seat.seat === 0 }));
  expect(standing(table({ status: "over", winners: [0], seats: gone }))).toEqual({ key: "tables-bot-won" });
  const watching = { role: "spectator" as const, seats: [] };
  const names = "The bot in the seat of Lior";
  expect(standing(table({ status: "over", winners: [0], seats: gone, you: watching }))).toEqual({
    key: "tables-won",
    args: { names },
  });
});

test("what one does with a table follows from what one is there", () => {
  const watching = { role: "spectator" as const, seats: [] };
  expect(deed(table({ pending: [0] }))).toBe("tables-continue");
  expect(deed(table({}))).toBe("tables-open-it");
  expect(deed(table({ you: watching }))).toBe("tables-watch-it");
  expect(deed(table({ status: "waiting", you: watching }))).toBe("tables-join");
  expect(deed(table({ status: "waiting", you: { role: "owner", seats: [] } }))).toBe("tables-open-it");
  expect(deed(table({ status: "over" }))).toBe("tables-replay");
});

test("those that wait for us come first, then the running, the waiting, the finished; newest first", () => {
  const tables = [
    table({ id: "over", status: "over" }),
    table({ id: "old", changed: 1 }),
    table({ id: "new", changed: 2 }),
    table({ id: "open", status: "waiting" }),
    table({ id: "ours", pending: [0] }),
  ];
  expect(inOrder(tables).map((one) => one.id)).toEqual(["ours", "new", "old", "open", "over"]);
});

test("the second line says how large a waiting table is and how far a running one", () => {
  const title = "Sunday";
  expect(about(table({ title, status: "waiting" }), "Vinci")).toEqual({ key: "tables-game-seats", args: { game: "Vinci", n: 2 } });
  expect(about(table({ title, moves: 61 }), "Vinci")).toEqual({ key: "tables-game-moves", args: { game: "Vinci", n: 61 } });
  // without a title the first line is the game already
  expect(about(table({ status: "waiting" }), "Vinci")).toEqual({ key: "tables-players", args: { n: 2 } });
  expect(about(table({ moves: 61 }), "Vinci")).toEqual({ key: "tables-moves", args: { n: 61 } });
});

test("a table that waits says its language, its clock and whom it welcomes", () => {
  const pace = { kind: "clock", minutes: 10, increment_s: 20, hours: 24, time_up: "bot", level: "steady" } as const;
  expect(kindOf(table({ status: "waiting", language: "fr", beginners: true, pace }))).toEqual([
    { key: "language-fr" },
    { key: "find-clock", args: { minutes: 10, more: 20 } },
    { key: "find-beginners" },
  ]);
  expect(kindOf(table({ status: "waiting", pace: { ...pace, kind: "days" } }))).toEqual([{ key: "find-days" }]);
  expect(kindOf(table({ pace }))).toEqual([]);
});
