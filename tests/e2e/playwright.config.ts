import { defineConfig } from "@playwright/test";
import { launching } from "./chromium";

// What takes longest is asked for: whole games and the survey's sample by E2E_WHOLE=1, the whole survey by SURVEY=all.
const left = [process.env.E2E_WHOLE ? [] : /@whole/, process.env.SURVEY === "all" ? [] : /@survey/].flat();

// No test fails because a machine is slow: each may take a quarter of an hour. What hangs is noticed earlier, by the one step
// that hangs. Nothing is tried twice: what passes now and then has a fault.
//
// Real Chromium, the one Debian packages, without windows where that will do. Pictures go to artifacts/, which git does not
// keep, where E2E_PICTURES=1 asks for them. Following every step for a trace costs a third of the time: `--trace on` does it.
export default defineConfig({
  testDir: ".",
  outputDir: "../../artifacts/e2e",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  grepInvert: left,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env.CI === "true" ? "./report.ts" : "list",
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: launching("chromium-headless-shell"),
  },
});
