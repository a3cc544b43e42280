// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, ApiProblem } from "../lib/api";
import * as app from "../lib/app";
import type { Channel, Channels } from "../lib/types";
import { Told } from "./told.svelte";

const hook: Channel = { id: "h", kind: "json", label: "", to: "https://hook.example", wants: ["turn"], lang: "en", created: 1, confirmed: true };
const browser: Channel = { ...hook, id: "b", kind: "push", to: "https://push.example" };
const known = (...channels: Channel[]): Channels => ({ channels, push_key: "BKey", hooks: true, mail: false });
const subscribed = { address: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(app, "canBePushed").mockReturnValue(true);
  vi.spyOn(api, "channels").mockResolvedValue(known());
});
afterEach(() => vi.restoreAllMocks());

async function loaded(): Promise<Told> {
  const told = new Told();
  await told.load();
  return told;
}

test("a browser that was allowed to is pushed to, and knows itself again", async () => {
  const asked = vi.spyOn(app, "subscribe").mockResolvedValue(subscribed);
  const added = vi.spyOn(api, "addChannel").mockResolvedValue({ ...known(browser), made: "b" });
  const told = await loaded();
  expect(told.pushable).toBe(true);
  await told.pushHere();
  expect(asked).toHaveBeenCalledWith("BKey");
  expect(added.mock.calls[0]?.[0]).toMatchObject({ kind: "push", ...subscribed, lang: "en" });
  expect([told.here?.id, told.pushable]).toEqual(["b", false]);
  vi.spyOn(api, "channels").mockResolvedValue(known(browser));
  expect((await loaded()).here?.id).toBe("b");
});

test("whoever declines is told that nothing has changed", async () => {
  vi.spyOn(app, "subscribe").mockResolvedValue(null);
  const added = vi.spyOn(api, "addChannel");
  const told = await loaded();
  await told.pushHere();
  expect([told.declined, told.busy, told.problem]).toEqual([true, false, null]);
  expect(added).not.toHaveBeenCalled();
});

test("a browser that the table has forgotten may be pushed to again", async () => {
  app.keepOwnChannel("b");
  const told = await loaded();
  expect([told.here, told.pushable]).toEqual([null, true]);
});

test("to remove this browser ends its subscription, to remove another does not", async () => {
  app.keepOwnChannel("b");
  vi.spyOn(api, "channels").mockResolvedValue(known(browser, hook));
  vi.spyOn(api, "dropChannel").mockResolvedValue(known());
  const ended = vi.spyOn(app, "unsubscribe").mockRejectedValue(new Error("no worker"));
  const told = await loaded();
  await told.drop(hook);
  expect(ended).not.toHaveBeenCalled();
  await told.drop(browser);
  expect(ended).toHaveBeenCalledOnce();
  expect([told.problem, app.ownChannel()]).toEqual([null, ""]);
});

test("one decides what for, one by one", async () => {
  const changed = vi.spyOn(api, "changeChannel").mockResolvedValue(known(hook));
  const told = await loaded();
  await told.want(hook, "talk", true);
  expect(changed).toHaveBeenLastCalledWith("h", { wants: ["turn", "talk"] });
  await told.want(hook, "turn", false);
  expect(changed).toHaveBeenLastCalledWith("h", { wants: [] });
});

test("the secret of a webhook is shown once, and what is refused adds nothing", async () => {
  vi.spyOn(api, "addChannel").mockResolvedValueOnce({ ...known(hook), made: "h", secret: "s3cret" });
  const told = await loaded();
  expect(told.kinds).toEqual(["discord", "slack", "json"]);
  expect(await told.add("json", " https://hook.example ")).toBe(true);
  expect(told.secret).toBe("s3cret");
  const problem = { code: "bad_request", text: { en: "Inside.", fr: "Dedans." } } as const;
  vi.spyOn(api, "addChannel").mockRejectedValueOnce(new ApiProblem(problem, 400));
  expect(await told.add("json", "http://127.0.0.1")).toBe(false);
  expect([told.problem, told.known?.channels.length]).toEqual([problem, 1]);
});
