// A table of one's own: each worker starts a server on a fresh store and a free port.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { test as base } from "@playwright/test";

export const root = resolve(import.meta.dirname, "../..");
export const python = process.env.ECUMENE_PYTHON ?? join(root, ".venv-plain/bin/python");

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? found(address.port) : failed(new Error("no port"))));
    });
  });
}

/** The environment of a server that also finds the packages in a folder, and may send webhooks inside its own network. */
function withPackages(site: string): NodeJS.ProcessEnv {
  const path = [site, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  return { ...process.env, ECUMENE_HOOKS: "anywhere", ...(path ? { PYTHONPATH: path } : {}) };
}

/** A running table that can be stopped, killed and started again on the same store. */
export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "ecumene-e2e-"));
  private process: ChildProcess | null = null;
  private said = "";

  /** `site` is a folder with packages beside our own: games that others have made. */
  private constructor(
    readonly port: number,
    private readonly site: string,
  ) {}

  static async start(site = ""): Promise<Server> {
    const server = new Server(await freePort(), site);
    await server.up();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const store = `sqlite:///${join(this.folder, "table.db")}`;
    const page = process.env.ECUMENE_PAGE ?? join(root, "src/ecumene/table/page");
    const unlimited = ["tables-per-hour", "seats-per-hour", "bytes-per-second"].flatMap((name) => [`--${name}`, "0"]);
    const options = ["--port", String(this.port), "--store", store, "--page", page, "--bot-pause", "0", "--workers", "1", ...unlimited];
    this.process = spawn(python, ["-m", "ecumene", "serve", ...options], { cwd: this.folder, env: withPackages(this.site) });
    this.process.stdout?.on("data", (part) => (this.said += String(part)));
    this.process.stderr?.on("data", (part) => (this.said += String(part)));
    // a machine with much else to do takes its time; what cannot start ends by itself
    for (let tries = 0; tries < 1_500; tries++) {
      if (this.process.exitCode !== null) break;
      const healthy = await fetch(`${this.url}/health`).then((r) => r.ok).catch(() => false);
      if (healthy) return;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    throw new Error(`the table did not start:\n${this.said}`);
  }

  /** End it; `SIGKILL` as a crash would. */
  async down(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill(signal);
    await gone;
    this.process = null;
  }

  async remove(): Promise<void> {
    await this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from "@playwright/test";
