// A page for those who work on the board, no part of the build: `npm run dev`, then
//     /gallery.html                              every type of element
//     /gallery.html?show=vinci-expand            the boards of one of the fixtures
//     /gallery.html?show=vinci-expand&whole      the same as a whole table
//     /gallery.html?show=tapestry&ask=tile       a table of many sheets, and one of its questions
//     /gallery.html?show=a&then=b&whole          what any deed leads to, to see the way there
//     /gallery.html?picture=vinci                a game's picture in the lobby
// with &theme=dark, &lang=fr and &clicks=id,id where they apply.
import { mount } from "svelte";

import "../app.css";
import { theme } from "../lib/theme.svelte";
import { words } from "../lib/words.svelte";
import GamePicture from "../lobby/pictures/GamePicture.svelte";
import Gallery from "./Gallery.svelte";
import { load } from "./load";
import Table from "./Table.svelte";

const asked = new URLSearchParams(location.search);
if (asked.get("theme") === "dark") theme.pin("dark");
if (asked.get("theme") === "light") theme.pin("light");
if (asked.get("lang") === "fr") words.setLang("fr");

const target = document.body;
const picture = asked.get("picture");
const show = asked.get("show");
if (picture !== null) mount(GamePicture, { target, props: { game: picture, wide: asked.has("wide") } });
else {
  const shown = await load(show, asked.get("ask"));
  const then = asked.get("then");
  const next = then === null ? null : (await load(then, null)).full;
  if (asked.has("whole") || show === "tapestry") mount(Table, { target, props: { ...shown, next } });
  else mount(Gallery, { target, props: { ...shown, clicks: asked.get("clicks")?.split(",") ?? [] } });
}
