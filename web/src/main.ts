import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/page/fonts.css";
import "./ui/page/page.css";
import { settings } from "./settings/settings.svelte";
import { loadFonts } from "./ui/page/fonts";
import { notify } from "./ui/messages/notices.svelte";
import { errorText } from "./ui/messages/error-text";
import { ApiError } from "./server/api-error";
import { texts } from "./texts/texts.svelte";

// Errors of requests that nobody awaited become notices.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof ApiError)) return;
  event.preventDefault();
  notify(errorText(event.reason), "bad");
});

const target = document.getElementById("app");
if (target) {
  settings.follow();
  await Promise.all([texts.load(settings.language), loadFonts(settings.language)]);
  mount(App, { target });
}
