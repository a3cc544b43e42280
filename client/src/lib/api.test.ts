import { afterEach, expect, test, vi } from "vitest";

import { api, ApiProblem, problemOf } from "./api";

function answers(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test("a request carries JSON to its route", async () => {
  const fetch = answers('{"name": "Ines"}');
  expect(await api.rename("Ines")).toEqual({ name: "Ines" });
  expect(fetch).toHaveBeenCalledWith("/api/me", expect.objectContaining({ method: "PUT", body: '{"name":"Ines"}' }));
});

test("an order waits until the table has said who we are, or it would be another guest's", async () => {
  const told: ((answer: Response) => void)[] = [];
  const fetch = vi.fn(() => new Promise<Response>((tell) => told.push(tell)));
  vi.stubGlobal("fetch", fetch);
  const [me, begun] = [api.me(), api.begin("x")];
  await Promise.resolve();
  expect(fetch).toHaveBeenCalledTimes(1);
  told[0]?.(new Response('{"name": ""}'));
  await me;
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  told[1]?.(new Response("{}"));
  await begun;
});

test("ids cannot lead to another route", async () => {
  const fetch = answers("{}");
  await api.table("../me");
  expect(fetch).toHaveBeenCalledWith("/api/tables/..%2Fme", expect.anything());
});

test("a refusal is thrown with its problem and status", async () => {
  answers('{"code": "not_found", "text": {"en": "No such table", "fr": "Pas de table"}}', 404);
  const error = await api.table("x").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiProblem);
  expect(error).toMatchObject({ status: 404, problem: { code: "not_found" }, message: "No such table" });
});

test("an unreadable answer and no answer are problems too", async () => {
  answers("<html>", 502);
  expect(problemOf(await api.me().catch((error: unknown) => error)).code).toBe("server");
  vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("offline"))));
  expect(problemOf(await api.me().catch((error: unknown) => error)).code).toBe("unavailable");
});

test("a rulebook is asked for once, unless that failed", async () => {
  answers("nothing", 500);
  await expect(api.rules("vinci")).rejects.toThrow();
  const fetch = answers('{"game": "vinci", "version": 1, "sections": []}');
  await api.rules("vinci");
  await api.rules("vinci");
  expect(fetch).toHaveBeenCalledTimes(1);
});
