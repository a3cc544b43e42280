import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The page is served by the table itself; while one works on it, `npm run dev` passes calls on to a running table.
const table = process.env.ECUMENE_TABLE ?? "http://127.0.0.1:8000";

const OUT = "../src/ecumene/table/page";
const SHARED = /node_modules|src\/(lib|parts|words|frame)\//;

/** Scripts and styles are packed once, as small as may be, for browsers that read Brotli; the server takes what lies there. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir = OUT }) {
    const assets = resolve(import.meta.dirname, dir, "assets");
    for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))) {
      const path = join(assets, name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), packed],
  build: {
    outDir: OUT,
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
