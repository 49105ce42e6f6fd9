/** Error messages: the texts of the server's error keys, from HTTP or from a table. */
import { ApiError } from "../../server/api-error";
import { texts } from "../../texts/texts.svelte";

/** A refused reply of a table. */
interface Refusal {
  kind: "refused";
  error: string;
  params?: Record<string, string | number>;
}

const FAMILIES = ["refused", "account", "trouble"];

export function isRefusal(error: unknown): error is Refusal {
  return typeof error === "object" && error !== null && (error as Refusal).kind === "refused";
}

/** The message for an ApiError, a refused reply, or any other error. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return sentence(error.key, error.params) || error.message || unknown();
  if (isRefusal(error)) return sentence(error.error, error.params ?? {}) || unknown();
  return unknown();
}

function sentence(key: string, params: Record<string, string | number>): string {
  if (key === "gone") return texts.say("web_ui-gone");
  const family = FAMILIES.find((each) => texts.has(`${each}-${key}`));
  return family ? texts.say(`${family}-${key}`, params) : "";
}

const unknown = () => texts.say("web_ui-wrong");
