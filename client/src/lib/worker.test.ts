// The service worker as the browser runs it, with a browser made of paper around it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";

type Event = Record<string, unknown> & { answer?: Promise<unknown>; work?: Promise<unknown> };
const CODE = readFileSync(resolve(import.meta.dirname, "../../public/sw.js"), "utf8");
const FILES = resolve(import.meta.dirname, "../../public");

/** A worker in service, the things around it, and a way to let something happen to it. */
function worker() {
  const heard = new Map<string, (event: Event) => void>();
  const kept = new Map<string, Response>();
  const cache = {
    addAll: vi.fn(async () => undefined),
    put: async (key: string, value: Response) => void kept.set(key, value),
    delete: async (key: string) => kept.delete(key),
  };
  const pushing = {
    getSubscription: vi.fn<() => Promise<unknown>>(async () => null),
    subscribe: vi.fn<(asked: unknown) => Promise<unknown>>(async () => null),
  };
  const around = {
    location: { origin: "https://play.example" },
    navigator: { setAppBadge: vi.fn(async () => undefined) },
    registration: { showNotification: vi.fn(async () => undefined), pushManager: pushing },
    clients: { matchAll: vi.fn(async () => [] as unknown[]), openWindow: vi.fn(async () => undefined), claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, hear: (event: Event) => void) => heard.set(name, hear),
  };
  const caches = {
    open: async () => cache,
    keys: async () => [],
    match: async (key: string) => (key === "/offline/index.html" ? new Response("offline") : kept.get(key)?.clone()),
  };
  const fetching = vi.fn<(request: unknown, how?: RequestInit) => Promise<Response>>();
  new Function("self", "caches", "fetch", CODE)(around, caches, fetching);
  async function happens(name: string, event: Event = {}): Promise<unknown> {
    event["respondWith"] = (answer: Promise<unknown>) => (event.answer = answer);
    event["waitUntil"] = (work: Promise<unknown>) => (event.work = work);
    heard.get(name)?.(event);
    await event.work;
    return event.answer;
  }
  return { around, cache, kept, pushing, fetching, happens };
}

const going = (path: string, mode = "navigate") => ({ request: { mode, url: `https://play.example${path}` } });
const pushed = (told: unknown) => ({ data: { json: () => told } });

test("what it keeps is there", async () => {
  const { cache, happens } = worker();
  await happens("install");
  const [files] = cache.addAll.mock.calls[0] as unknown as [string[]];
  for (const file of files) expect(readFileSync(`${FILES}${file}`).length).toBeGreaterThan(0);
});

test("where there is a network the page comes from it, and the moment is remembered", async () => {
  const { fetching, kept, happens } = worker();
  fetching.mockResolvedValue(new Response("page"));
  const answer = (await happens("fetch", going("/t/abc"))) as Response;
  expect(await answer.text()).toBe("page");
  expect(Number(await kept.get("/offline/seen")?.text())).toBeGreaterThan(1e12);
});

test("where there is none it says so, and leaves everything else alone", async () => {
  const { fetching, kept, happens } = worker();
  fetching.mockRejectedValue(new TypeError("offline"));
  expect(await ((await happens("fetch", going("/me"))) as Response).text()).toBe("offline");
  expect(kept.size).toBe(0);
  expect(await happens("fetch", going("/api/tables", "cors"))).toBeUndefined();
  expect(await happens("fetch", going("/assets/base.js", "no-cors"))).toBeUndefined();
});

test("what is pushed is shown once, and the icon counts the tables that wait", async () => {
  const { around, fetching, happens } = worker();
  const seats = [{ seat: 0 }, { seat: 1 }];
  const mine = { status: "running", pending: [0], you: { seats: [0] }, seats };
  const held = (how: object) => ({ ...mine, seats: [{ seat: 0, ...how }, { seat: 1 }] }); // a bot plays there for its person
  const others = [{ ...mine, pending: [1] }, { ...mine, status: "over", pending: [] }, held({ away: true }), held({ conceded: true })];
  fetching.mockResolvedValue(Response.json({ yours: [mine, ...others] }));
  await happens("push", pushed({ id: "m1", title: "Your turn", text: "Your turn: Vinci", url: "https://play.example/t/abc", lang: "en" }));
  expect(around.registration.showNotification).toHaveBeenCalledWith(
    "Your turn",
    expect.objectContaining({ body: "Your turn: Vinci", tag: "m1", lang: "en", data: { url: "https://play.example/t/abc" } }),
  );
  expect(around.navigator.setAppBadge).toHaveBeenCalledWith(1);
});

test("what cannot be read is shown all the same, for browsers insist on it", async () => {
  const { around, fetching, happens } = worker();
  fetching.mockRejectedValue(new TypeError("offline"));
  await happens("push", { data: null });
  expect(around.registration.showNotification).toHaveBeenCalledWith("Ecumene", expect.objectContaining({ data: { url: "/me" } }));
});

const subscription = (name: string) => ({
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: `p-${name}`, auth: `a-${name}` } }),
  unsubscribe: vi.fn(async () => true),
});
const renewal = (name: string) => ({ address: `https://push.example/${name}`, keys: { p256dh: `p-${name}`, auth: `a-${name}` } });
const sent = (how: RequestInit | undefined): unknown => JSON.parse(String(how?.body));

test("a subscription that the browser renews takes the place of the old one at the table", async () => {
  const { fetching, kept, happens } = worker();
  fetching.mockResolvedValue(Response.json({}));
  await happens("message", { data: { channel: "c/1" } });
  await happens("pushsubscriptionchange", { oldSubscription: subscription("old"), newSubscription: subscription("new") });
  expect(fetching).toHaveBeenCalledOnce();
  const [path, how] = fetching.mock.calls[0] ?? [];
  expect([path, how?.method, how?.credentials]).toEqual(["/api/me/channels/c%2F1/push", "PUT", "same-origin"]);
  expect(sent(how)).toEqual(renewal("new"));
  expect(kept.has("/offline/owed")).toBe(false);
});

test("a browser that only says that the old one is gone subscribes anew, with the key of the table", async () => {
  const { fetching, pushing, happens } = worker();
  pushing.subscribe.mockResolvedValue(subscription("anew"));
  fetching.mockImplementation(async () => Response.json({ push_key: "BKey" }));
  await happens("message", { data: { channel: "c1" } });
  await happens("pushsubscriptionchange");
  expect(pushing.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BKey" });
  expect(sent(fetching.mock.calls.at(-1)?.[1])).toEqual(renewal("anew"));
});

test("what the table could not be told without a network it is told at the next visit", async () => {
  const { fetching, pushing, kept, happens } = worker();
  await happens("message", { data: { channel: "c1" } });
  fetching.mockRejectedValueOnce(new TypeError("offline"));
  await expect(happens("pushsubscriptionchange", { newSubscription: subscription("new") })).rejects.toThrow("offline");
  expect(kept.has("/offline/owed")).toBe(true);
  pushing.getSubscription.mockResolvedValue(subscription("new"));
  fetching.mockImplementation(async () => Response.json({}));
  await happens("fetch", going("/me"));
  expect(sent(fetching.mock.calls.at(-1)?.[1])).toEqual(renewal("new"));
  expect(kept.has("/offline/owed")).toBe(false);
  fetching.mockClear();
  await happens("fetch", going("/me"));
  expect(fetching).toHaveBeenCalledOnce(); // the page alone
});

test("a browser of which no table knows asks for nothing, and one that was forgotten ends its subscription", async () => {
  const { fetching, pushing, happens } = worker();
  await happens("pushsubscriptionchange", { newSubscription: subscription("new") });
  expect(fetching).not.toHaveBeenCalled();
  const known = subscription("new");
  pushing.getSubscription.mockResolvedValue(known);
  fetching.mockResolvedValue(Response.json({}, { status: 404 }));
  await happens("message", { data: { channel: "c1" } });
  await happens("pushsubscriptionchange", { newSubscription: known });
  expect(known.unsubscribe).toHaveBeenCalledOnce();
  await happens("message", { data: { channel: "" } });
  fetching.mockClear();
  await happens("pushsubscriptionchange", { newSubscription: subscription("third") });
  expect(fetching).not.toHaveBeenCalled();
});

test("a click opens the table, the page that shows it already, and never another site", async () => {
  const { around, happens } = worker();
  const click = (url: string) => happens("notificationclick", { notification: { close: vi.fn(), data: { url } } });
  await click("https://play.example/t/abc");
  expect(around.clients.openWindow).toHaveBeenLastCalledWith("/t/abc");
  const open = { url: "https://play.example/t/abc?move=3", focus: vi.fn() };
  around.clients.matchAll.mockResolvedValue([open]);
  await click("https://play.example/t/abc");
  expect(open.focus).toHaveBeenCalledOnce();
  await click("https://evil.example/t/xyz");
  expect(around.clients.openWindow).toHaveBeenLastCalledWith("/me");
  expect(around.clients.openWindow).toHaveBeenCalledTimes(2);
});

test("every icon of the manifest is there, at its size", () => {
  const { icons } = JSON.parse(readFileSync(`${FILES}/manifest.webmanifest`, "utf8")) as { icons: { src: string; sizes: string }[] };
  expect(icons.length).toBeGreaterThan(3);
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith(".png"))) {
    const png = readFileSync(`${FILES}${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes); // where a PNG says how wide and high it is
  }
});
