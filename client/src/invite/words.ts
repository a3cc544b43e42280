// What is said where friends are brought to a table comes with it.
import { words } from "../lib/words.svelte";

words.learn(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }));
