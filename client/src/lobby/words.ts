// What the dialogs of a new table say, and the invitations to one, comes with them.
import { words } from "../lib/words.svelte";

words.learn(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }));
