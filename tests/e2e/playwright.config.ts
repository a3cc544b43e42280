import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

/** A Chromium on this machine; CHROMIUM names one in an unusual place. */
function chromium(): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  return process.env.CHROMIUM ?? found ?? "chromium";
}

// Real Chromium, the one Debian packages; pictures and traces go to artifacts/, which git does not keep. Following every
// step for a trace costs a third of the time, so in CI, where nobody could open one, there is none.
export default defineConfig({
  testDir: ".",
  outputDir: "../../artifacts/e2e",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    trace: process.env.CI === "true" ? "off" : "retain-on-failure",
    launchOptions: {
      executablePath: chromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
