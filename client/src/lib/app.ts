// The page as an app: its service worker, the number on its icon, and being pushed to.
import { bytes } from "./passkeys";
import { remember, remembered } from "./storage";

const WORKER = "/sw.js";
const PUSHED = "push-channel";

interface Counting {
  setAppBadge?: (count: number) => Promise<void>;
}

/** What the table must know to push to this browser. */
export interface Subscribed {
  address: string;
  keys: { p256dh: string; auth: string };
}

/** Takes the service worker into service, once the page itself has come. Where it is refused, all else works. */
export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register(WORKER).catch(() => undefined));
  if (ownChannel()) tellWorker(ownChannel());
}

/** So many tables wait: the number stands on the icon of the installed page. */
export function showWaiting(count: number): void {
  void (navigator as Counting).setAppBadge?.(count).catch(() => undefined);
}

/** Whether this browser can be pushed to at this address. */
export function canBePushed(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis && isSecureContext;
}

/** Whether its person has told the browser to show nothing from here. */
export function isSilenced(): boolean {
  return Notification.permission === "denied";
}

/** Asks the browser to be pushed to; null where its person thinks better of it. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  // one that was made with another key would be refused for good
  if (known && !isOf(known, key)) await known.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return null;
  return { address: endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } };
}

function isOf(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey;
  const wanted = bytes(key);
  return own !== null && new Uint8Array(own).every((byte, at) => byte === wanted[at]);
}

/** This browser is pushed to no longer, also where the table does not know. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  keepOwnChannel("");
}

/** Which of one's channels is this browser; empty where none is. */
export function ownChannel(): string {
  return remembered(PUSHED) ?? "";
}

export function keepOwnChannel(id: string): void {
  remember(PUSHED, id);
  tellWorker(id);
}

/** The worker must know it to say where this browser is pushed to once that changes, and cannot read what a page remembers. */
function tellWorker(channel: string): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then((worker) => worker.active?.postMessage({ channel }));
}
