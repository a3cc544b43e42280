import "./app.css";
import { mount } from "svelte";

import App from "./App.svelte";
import { install } from "./lib/app";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

install();

export default mount(App, { target });
