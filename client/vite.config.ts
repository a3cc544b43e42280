import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is served by the table itself; while one works on it, `npm run dev` passes calls on to a running table.
const table = process.env.ECUMENE_TABLE ?? "http://127.0.0.1:8000";

const SHARED = /node_modules|src\/(lib|parts|words|frame)\//;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ecumene/table/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // what several parts of the page share is one file, not a dozen small ones
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", test: SHARED, minShareCount: 2 }] } } },
  },
  server: { proxy: { "/api": { target: table, ws: true } } },
  // Svelte's browser build is the one under test
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "node", // most tests need no page; those that do say so in their first line
    include: ["src/**/*.test.ts"],
    setupFiles: ["vitest.setup.ts"],
    pool: "threads",
    maxWorkers: "100%", // also on two cores, where one would be left idle
    testTimeout: 60_000, // the first test of a file may wait for what it imports, on a machine that has much to do
    reporters: process.env.CI === "true" ? ["dot"] : ["default"],
  },
});
