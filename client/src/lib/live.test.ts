// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Socket } from "./line";
import { LiveTable } from "./live.svelte";
import type { Full, TableInfo, Update } from "./types";

class FakeSocket implements Socket {
  readyState = 0;
  sent: { type: string; ref: number; version?: number }[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly url: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FakeSocket["sent"][number]);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  hears(message: unknown): void {
    const event = new MessageEvent("message", { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }
}

const table = (version: number, status: TableInfo["status"] = "running") =>
  ({ id: "t1", status, version, seats: [{ seat: 0, kind: "person", name: "Ines", colour: "jade" }], you: { role: "player", seats: [0] } }) as unknown as TableInfo;

function full(version: number, notes: string[] = []): Full {
  const scene = { phase: null, notes, standings: [], elements: [] };
  const log = [{ move: 0, event: { do: "note" as const, say: "begin" } }];
  return { type: "full", version, table: table(version), stage: null, scene, choices: [], undo: { can: false }, log, log_from: 2 };
}

function update(version: number, more: Partial<Update> = {}): Update {
  const patch = { set: {}, gone: [], notes: [`v${version}`] };
  const log = [{ move: version, event: { do: "note" as const, say: `v${version}` } }];
  return { type: "update", since: version - 1, version, patch, events: [], log_keep: 3, log, choices: [], undo: { can: true }, table: table(version), ...more };
}

let sockets: FakeSocket[];
let live: LiveTable;
const socket = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  sockets = [];
  live = new LiveTable("t1", (url) => {
    sockets.push(new FakeSocket(url));
    return socket();
  });
  live.open();
  socket().opens();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it joins, follows updates one by one, and queues what is to be shown", () => {
  expect(socket().url).toMatch(/^ws:.*\/api\/tables\/t1\/live$/);
  socket().hears(full(5));
  socket().hears(update(6));
  expect(live.connection).toBe("live");
  expect(live.version).toBe(6);
  expect(live.scene?.notes).toEqual(["v6"]);
  expect(live.log.map((line) => line.event.say)).toEqual(["begin", "v6"]);
  expect(live.takeBeat()).toMatchObject({ version: 6, before: { notes: [] }, after: { notes: ["v6"] } });
  expect(live.takeBeat()).toBeUndefined();
});

test("what was seen before is not applied twice", () => {
  socket().hears(full(5));
  socket().hears(update(6));
  socket().hears(update(6, { patch: { set: {}, gone: [], notes: ["twice"] } }));
  socket().hears(full(5, ["old"]));
  expect(live.scene?.notes).toEqual(["v6"]);
  expect(live.beats).toHaveLength(1);
});

test("several actions that make one deed arrive as one update", () => {
  socket().hears(full(5));
  socket().hears(update(8, { since: 5 }));
  expect(sockets).toHaveLength(1);
  expect(live.version).toBe(8);
  expect(live.beats).toHaveLength(1);
});

test("whom all wait for is known until it is over", () => {
  socket().hears({ ...full(5), hurried: { seat: 0, left: 3 } });
  expect(live.hurried?.seat).toBe(0);
  expect(live.hurried?.until).toBeCloseTo(performance.now() + 3000, -2);
  socket().hears(update(6));
  expect(live.hurried).toBeNull();
});

test("after a gap the whole table is asked for", () => {
  socket().hears(full(5));
  socket().hears(update(8));
  expect(sockets).toHaveLength(2);
  expect(socket().url).not.toContain("since");
  expect(live.scene?.notes).toEqual([]);
  socket().opens();
  socket().hears(full(8, ["whole"]));
  expect(live.scene?.notes).toEqual(["whole"]);
});

test("an undo shortens the log, also where its beginning was left out", () => {
  socket().hears(full(5));
  socket().hears(update(6, { log_keep: 3 }));
  live.onBack = vi.fn();
  socket().hears(update(7, { log_keep: 2, log: [], back: true }));
  expect(live.log).toEqual([]);
  expect(live.onBack).toHaveBeenCalledExactlyOnceWith(2);
  expect(live.logFrom).toBe(2);
  socket().hears(update(8, { log_keep: 1 }));
  expect(live.logFrom).toBe(1);
  expect(live.log.map((line) => line.event.say)).toEqual(["v8"]);
});

test("a lost line counts down, tries again and resumes where it was", async () => {
  socket().hears(full(5));
  socket().breaks();
  expect(live.connection).toBe("lost");
  expect(live.retryIn).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(2);
  expect(socket().url).toContain("since=5");
  socket().breaks();
  socket().breaks();
  expect(sockets).toHaveLength(2);
  live.retryNow();
  expect(sockets).toHaveLength(3);
  socket().opens();
  expect(live.connection).toBe("live");
});

test("each failure waits longer, up to a limit, and a word from the table starts over", async () => {
  const waits: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    socket().breaks();
    waits.push(live.retryIn);
    live.retryNow();
  }
  expect(waits).toEqual([1, 1, 2, 4, 8, 15, 15]);
  socket().opens();
  socket().hears(full(1));
  socket().breaks();
  expect(live.retryIn).toBe(1);
});

test("a line that went silent is noticed", async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket().sent).toEqual([{ type: "ping" }]);
  socket().hears({ type: "pong" });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(live.connection).toBe("live");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(live.connection).toBe("lost");
});

test("an act names the version one saw; its answer ends the wait", async () => {
  socket().hears(full(5));
  const done = live.act(0, [41]);
  expect(socket().sent).toEqual([{ type: "act", ref: 1, seat: 0, version: 5, actions: [41] }]);
  socket().hears({ type: "answer", ref: 1, version: 6 });
  expect(await done).toBeNull();
});

test("a stale act brings the table as it is now", async () => {
  socket().hears(full(5));
  const done = live.act(0, [41]);
  socket().hears({ type: "answer", ref: 1, problem: { code: "stale", text: { en: "", fr: "" }, state: full(7, ["now"]) } });
  expect((await done)?.code).toBe("stale");
  expect(live.version).toBe(7);
  expect(live.scene?.notes).toEqual(["now"]);
});

test("a question without an answer ends when the line does, and at once where there is none", async () => {
  socket().hears(full(5));
  const lost = live.act(0, [41]);
  const why = live.why(0, ["alps"]);
  socket().breaks();
  expect((await lost)?.code).toBe("unavailable");
  expect(await why).toBeNull();
  expect((await live.undo(0))?.code).toBe("unavailable");
});

test("presence changes who is here and nothing else", () => {
  socket().hears(full(5));
  socket().hears({ type: "presence", online: [0], watching: 3 });
  expect(live.online).toEqual([0]);
  expect(live.table?.watching).toBe(3);
  expect(live.version).toBe(5);
});

test("a table that is not there is not tried again", async () => {
  const problem = { code: "not_found", text: { en: "No such table", fr: "" } };
  vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify(problem), { status: 404 })));
  socket().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.problem?.code).toBe("not_found");
  expect(sockets.length).toBeLessThan(3);
  vi.unstubAllGlobals();
});

test("whoever is banned is told why, also at a table they were at, and does not try again", async () => {
  socket().hears(full(5));
  const problem = { code: "banned", text: { en: "You may not use this server.", fr: "" } };
  vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify(problem), { status: 403 })));
  socket().breaks(4403);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.problem?.text.en).toBe("You may not use this server.");
  expect(sockets.length).toBe(1);
  vi.unstubAllGlobals();
});
