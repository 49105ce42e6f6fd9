import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/fonts.css";
import "./ui/page.css";
import { settings } from "./settings/settings.svelte";
import { letters } from "./ui/letters";
import { tell } from "./ui/notice.svelte";
import { refusalText } from "./ui/refusals";
import { Trouble } from "./wire/trouble";
import { words } from "./words/words.svelte";

// A refusal that nobody waited for is told to whoever sits there.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Trouble)) return;
  event.preventDefault();
  tell(refusalText(event.reason), "bad");
});

const target = document.getElementById("app");
if (target) {
  settings.follow();
  await Promise.all([words.speak(settings.language), letters(settings.language)]);
  mount(App, { target });
}
