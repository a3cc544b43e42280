// What is said in the room in which a table waits comes with it.
import { words } from "../../lib/words.svelte";

words.learn(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }));
