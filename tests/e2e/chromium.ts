// Which Chromium runs the pages, and how it is started.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { LaunchOptions } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a Chromium of this machine, one of that name before others; CHROMIUM names one in an unusual place. */
export function launching(name: string): LaunchOptions {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = [name, ...NAMES].flatMap((each) => folders.map((folder) => join(folder, each))).find(existsSync);
  return { executablePath: process.env.CHROMIUM ?? found ?? name, args: ARGS };
}
