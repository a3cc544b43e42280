// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Line, type Socket } from "./line";

class FakeSocket implements Socket {
  readyState = 0;
  sent: unknown[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly url: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
}

const url = "ws://table.example/live?since=5";
const sight = vi.spyOn(document, "visibilityState", "get");
let sockets: FakeSocket[];
let line: Line;
const socket = () => sockets.at(-1) as FakeSocket;

function becomes(state: DocumentVisibilityState): void {
  sight.mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

function opened(state: DocumentVisibilityState): void {
  sight.mockReturnValue(state);
  line.open();
  socket().opens();
}

beforeEach(() => {
  sockets = [];
  const owner = { url: () => url, heard: () => undefined, changed: () => undefined, failed: async () => true };
  line = new Line(owner, (address) => {
    sockets.push(new FakeSocket(address));
    return socket();
  });
});

afterEach(() => line.close());

test("a page in sight says nothing of it until it goes into the background, and when it is back", () => {
  opened("visible");
  expect(socket().url).toBe(url);
  expect(socket().sent).toEqual([]);
  becomes("hidden");
  becomes("hidden");
  becomes("visible");
  expect(socket().sent).toEqual([
    { type: "looks", visible: false },
    { type: "looks", visible: true },
  ]);
});

test("a page that opens in the background says so at once, and again whenever it has to call anew", () => {
  opened("hidden");
  expect(socket().url).toBe(`${url}&hidden=1`);
  expect(socket().sent).toEqual([]);
  line.renew();
  expect(socket().url).toBe(`${url}&hidden=1`);
  becomes("visible");
  line.renew();
  expect(socket().url).toBe(url);
});

test("what changes while the line is being opened is told once it is", () => {
  sight.mockReturnValue("visible");
  line.open();
  becomes("hidden");
  expect(socket().sent).toEqual([]);
  socket().opens();
  expect(socket().sent).toEqual([{ type: "looks", visible: false }]);
});

test("a line that was closed tells nothing", () => {
  opened("visible");
  line.close();
  becomes("hidden");
  expect(socket().sent).toEqual([]);
});
