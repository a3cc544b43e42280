// What lists of channels say comes with them.
import { words } from "../lib/words.svelte";

words.learn(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }));
