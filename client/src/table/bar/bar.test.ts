import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../../lib/types";
import { barState, waitingKey } from "./bar";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `Player ${number}`,
  colour: "jade",
  ...more,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "vinci",
  title: "",
  options: {},
  public: false,
  order: "fixed",
  status: "running",
  version: 1,
  seats: [seat(0), seat(1)],
  you: { role: "player", seats: [0] },
  pending: [1],
  created: 0,
  changed: 0,
  ...more,
});
const sight = { table: table(), connection: "live", past: false, lags: false, asked: false } as const;

test("a lost line is said before anything else, the past before the present", () => {
  expect(barState({ ...sight, connection: "lost", past: true }).is).toBe("lost");
  expect(barState({ ...sight, past: true, asked: true }).is).toBe("past");
  expect(barState({ ...sight, table: table({ status: "over" }), asked: true }).is).toBe("over");
  expect(barState({ ...sight, table: table({ status: "stopped" }), asked: true }).is).toBe("stopped");
  expect(barState({ ...sight, lags: true, asked: true }).is).toBe("showing");
  expect(barState({ ...sight, asked: true }).is).toBe("question");
  expect(barState({ ...sight, table: null }).is).toBe("connecting");
});

test("one waits for the seats that must decide", () => {
  expect(barState(sight)).toEqual({ is: "waiting", seats: [seat(1)] });
});

test("people decide, bots think, and a bot that stands in is a bot", () => {
  expect(waitingKey([seat(0)])).toBe("table-waiting-one");
  expect(waitingKey([seat(0, { kind: "bot" })])).toBe("table-bot-thinks");
  expect(waitingKey([seat(0, { away: true })])).toBe("table-bot-thinks");
  expect(waitingKey([seat(0), seat(1)])).toBe("table-waiting-several");
  expect(waitingKey([])).toBe("table-waiting");
});
