import { expect, test } from "vitest";

import { isLoopback } from "./loopback";

test("what only this computer can open", () => {
  expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "a.localhost"].every(isLoopback)).toBe(true);
  expect(["192.168.1.5", "games.example", "127.example", "notlocalhost"].some(isLoopback)).toBe(false);
});
