// The service worker: shows what is pushed while no page is open, and a page of its own where there is no network.
// It keeps no part of the game: whatever is shown of a table comes from the table.
const KEPT = "ecumene-1";
const OFFLINE = "/offline/index.html";
const FILES = [OFFLINE, "/offline/offline.css", "/offline/offline.js", "/favicon.svg"];
const SEEN = "/offline/seen";
const CHANNEL = "/offline/channel"; // which of somebody's channels this browser is
const OWED = "/offline/owed"; // the table has not learned yet where it pushes to now

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate") {
    event.respondWith(page(event.request));
    event.waitUntil(caches.match(OWED).then((owed) => owed && renew(null)).catch(() => undefined));
  }
  else if (path.startsWith("/offline/") || path === "/favicon.svg") event.respondWith(kept(event.request));
});

/** A page from the server; when it was last there is remembered, and told where it is not. */
async function page(request) {
  try {
    const answer = await fetch(request);
    const cache = await caches.open(KEPT);
    await cache.put(SEEN, new Response(String(Date.now()))).catch(() => undefined); // a full disk is no reason
    return answer;
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("push", (event) => {
  const told = read(event.data);
  const shown = self.registration.showNotification(told.title, {
    body: told.text,
    lang: told.lang,
    tag: told.id, // the same message, should it come twice, is shown once
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-192.png",
    data: { url: told.url },
  });
  event.waitUntil(Promise.all([shown, count()]));
});

function read(data) {
  try {
    return { title: "Ecumene", text: "", url: "/me", lang: "en", id: "ecumene", ...data.json() };
  } catch {
    return { title: "Ecumene", text: "", url: "/me", lang: "en", id: "ecumene" };
  }
}

/** How many tables wait stands on the icon of the installed page, where there is one. */
async function count() {
  if (!("setAppBadge" in self.navigator)) return;
  try {
    const { yours } = await (await fetch("/api/tables", { credentials: "same-origin" })).json();
    await self.navigator.setAppBadge(yours.filter(waits).length);
  } catch {
    // the next look at the lobby counts again
  }
}

/** Whether a table waits for the reader: not where a bot plays for them (`lib/waiting.ts` says the same). */
function waits({ status, pending, seats, you }) {
  const played = (seat) => seats.some((each) => each.seat === seat && (each.away || each.conceded));
  return status === "running" && pending.some((seat) => you.seats.includes(seat) && !played(seat));
}

// The page says which channel this browser is: what it remembers itself a worker cannot read.
self.addEventListener("message", (event) => {
  if (typeof event.data?.channel === "string") event.waitUntil(keep(CHANNEL, event.data.channel));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.newSubscription ?? null));
});

/** The browser is pushed to elsewhere: the table learns where, and forgets where it was. Not every browser says where. */
async function renew(given) {
  const channel = await (await caches.match(CHANNEL))?.text();
  if (!channel) return; // no table pushes here
  await keep(OWED, "1"); // without a network it is told at the next visit
  const { endpoint, keys } = (given ?? (await subscribe())).toJSON();
  const answer = await fetch(`/api/me/channels/${encodeURIComponent(channel)}/push`, {
    method: "PUT",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  });
  if (answer.ok || answer.status === 404) await (await caches.open(KEPT)).delete(OWED);
  if (answer.status === 404) await (await self.registration.pushManager.getSubscription())?.unsubscribe(); // nobody asks for it any more
}

/** What this browser is subscribed to, or is from now on. */
async function subscribe() {
  const { pushManager } = self.registration;
  const known = await pushManager.getSubscription();
  if (known) return known;
  const { push_key: key } = await (await fetch("/api/me/channels", { credentials: "same-origin" })).json();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function keep(name, text) {
  const cache = await caches.open(KEPT);
  await (text ? cache.put(name, new Response(text)) : cache.delete(name));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

/** The page that a message is about: one that is open already, or a new one. Never another site's. */
async function open(url) {
  const asked = new URL(url ?? "/me", self.location.origin);
  const to = asked.origin === self.location.origin ? asked : new URL("/me", self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((each) => new URL(each.url).pathname === to.pathname);
  return there ? there.focus() : self.clients.openWindow(to.pathname);
}
