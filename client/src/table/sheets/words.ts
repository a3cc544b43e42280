// What the sheets over a table say comes with the first of them.
import { words } from "../../lib/words.svelte";

words.learn(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }));
