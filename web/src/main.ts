import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/fonts.css";
import "./ui/page.css";
import { settings } from "./settings/settings.svelte";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (target) {
  settings.follow();
  await words.speak(settings.language);
  mount(App, { target });
}
