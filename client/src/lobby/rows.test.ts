// @vitest-environment jsdom
import { expect, test } from "vitest";

import { about, deed, inOrder, standing } from "./rows";
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
  expect(standing(table({ you: { role: "spectator", seats: [] } }))).toEqual({ key: "tables-live" });
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
  expect(about(table({ status: "waiting" }), "Vinci")).toEqual({ key: "tables-game-seats", args: { game: "Vinci", n: 2 } });
  expect(about(table({ moves: 61 }), "Vinci")).toEqual({ key: "tables-game-moves", args: { game: "Vinci", n: 61 } });
});
