// A page for those who work on the board, no part of the build: `npm run dev`, then /gallery.html shows every type of
// element, and /gallery.html?show=vinci-expand one of the fixtures.
import { mount } from "svelte";

import "../../app.css";
import { theme } from "../../lib/theme.svelte";
import { words } from "../../lib/words.svelte";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
if (asked.get("theme") === "dark") theme.pin("dark");
if (asked.get("theme") === "light") theme.pin("light");
if (asked.get("lang") === "fr") words.setLang("fr");
mount(Gallery, {
  target: document.body,
  props: { show: asked.get("show"), clicks: asked.get("clicks")?.split(",") ?? [] },
});
