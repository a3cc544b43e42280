// What is said when one looks back comes with looking back.
import { words } from "../../lib/words.svelte";

words.learn(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }));
