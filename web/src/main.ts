import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/page/fonts.css";
import "./ui/page/page.css";
import { settings } from "./settings/settings.svelte";
import { letters } from "./ui/page/fonts";
import { tell } from "./ui/messages/notices.svelte";
import { refusalText } from "./ui/messages/error-text";
import { Trouble } from "./server/api-error";
import { words } from "./texts/texts.svelte";

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
