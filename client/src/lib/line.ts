// A line to the table that mends itself: it waits a little longer after every failure, and notices when it went silent.
import type { FromPage, FromTable } from "./types";

export type Connection = "connecting" | "live" | "lost";

/** As much of a WebSocket as the line uses. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose">;

export interface LineOwner {
  /** Where to connect; asked anew each time, since it says what we have already seen. */
  url(): string;
  heard(message: FromTable): void;
  changed(connection: Connection, retryIn: number): void;
  /** The line could not be opened, or was closed with that code: may we go on trying? */
  failed(code: number): Promise<boolean>;
}

const WAITS = [0.5, 1, 2, 4, 8, 15]; // seconds before the next attempts
const HEARTBEAT = 20_000;
const OPEN = 1;

export class Line {
  readonly #owner: LineOwner;
  readonly #connect: (url: string) => Socket;
  #socket: Socket | null = null;
  #wanted = false;
  #failures = 0;
  #heard = false;
  #known = true; // what the table knows: whether somebody sees this page
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #countdown: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: LineOwner, connect: (url: string) => Socket = (url) => new WebSocket(url)) {
    this.#owner = owner;
    this.#connect = connect;
  }

  open(): void {
    this.#wanted = true;
    addEventListener("online", this.retryNow);
    document.addEventListener("visibilitychange", this.#seen);
    this.#try();
  }

  close(): void {
    this.#wanted = false;
    removeEventListener("online", this.retryNow);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
  }

  /** Sends a message; false where there is no line. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of waiting. */
  readonly retryNow = (): void => {
    if (this.#wanted && !this.#socket) this.#try();
  };

  /** Hangs up and calls again. */
  renew(): void {
    this.#drop();
    if (this.#wanted) this.#try();
  }

  #try(): void {
    clearTimeout(this.#countdown);
    this.#owner.changed("connecting", 0);
    this.#known = inSight();
    const socket = this.#connect(this.#address());
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent) => this.#message(String(event.data));
    socket.onclose = ({ code }: CloseEvent) => void this.#closed(code);
  }

  /** A page in the background says so from the start: whoever left it there wants to be told elsewhere. */
  #address(): string {
    const url = new URL(this.#owner.url());
    if (!this.#known) url.searchParams.set("hidden", "1");
    return url.href;
  }

  #tellSight(): void {
    const visible = inSight();
    if (visible !== this.#known && this.send({ type: "looks", visible })) this.#known = visible;
  }

  #opened(): void {
    this.#heard = true;
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    this.#tellSight();
    this.#owner.changed("live", 0);
  }

  #message(data: string): void {
    this.#heard = true;
    this.#failures = 0; // a line that only opens is no line yet
    this.#owner.heard(JSON.parse(data) as FromTable);
  }

  /** Asks for a sign of life; where the last one was not answered, the line is dead. */
  #beat(): void {
    if (!this.#heard) {
      this.#drop();
      this.#wait();
      return;
    }
    this.#heard = false;
    this.send({ type: "ping" });
  }

  async #closed(code: number): Promise<void> {
    this.#drop();
    if (!this.#wanted) return;
    this.#wait();
    if (!(await this.#owner.failed(code))) {
      this.#wanted = false;
      clearTimeout(this.#countdown);
    }
  }

  #wait(): void {
    const seconds = WAITS[Math.min(this.#failures, WAITS.length - 1)] ?? 1;
    this.#failures += 1;
    // so that a hundred pages do not all come back in the same instant
    this.#count(seconds * (0.75 + Math.random() / 2));
  }

  #count(left: number): void {
    this.#owner.changed("lost", Math.ceil(left));
    const step = Math.min(left, 1);
    this.#countdown = setTimeout(() => (left > step ? this.#count(left - step) : this.retryNow()), step * 1000);
  }

  #drop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#countdown);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #seen = (): void => {
    this.#tellSight();
    if (inSight()) this.retryNow();
  };
}

function inSight(): boolean {
  return document.visibilityState === "visible";
}
