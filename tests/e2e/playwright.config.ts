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

const ci = process.env.CI === "true";

// No test fails because a machine is slow: each may take five minutes, ten times what the longest needs. What hangs is
// noticed much earlier, by the one step that hangs. Where CI has to try a test again, it says so.
//
// Real Chromium, the one Debian packages; pictures and traces go to artifacts/, which git does not keep. Following every
// step for a trace costs a third of the time, so in CI, where nobody could open one, there is none.
export default defineConfig({
  testDir: ".",
  outputDir: "../../artifacts/e2e",
  workers: 2,
  fullyParallel: true,
  retries: ci ? 1 : 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: ci ? "./report.ts" : "list",
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    trace: ci ? "off" : "retain-on-failure",
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
