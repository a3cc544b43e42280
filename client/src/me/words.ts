// What is said on a page of one's own comes with it.
import { words } from "../lib/words.svelte";

words.learn(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }));
