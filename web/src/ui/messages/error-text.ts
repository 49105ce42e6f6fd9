/** What went wrong, in words: the server's keys, whether they came over HTTP or from a table. */
import { Trouble } from "../../server/api-error";
import { words } from "../../texts/texts.svelte";

/** A reply of a table that was no. */
export interface No {
  kind: "refused";
  error: string;
  params?: Record<string, string | number>;
}

const FAMILIES = ["refused", "account", "trouble"];

export function isRefused(error: unknown): error is No {
  return typeof error === "object" && error !== null && (error as No).kind === "refused";
}

/** A sentence for a Trouble, a refused reply, or any mistake of ours. */
export function refusalText(error: unknown): string {
  if (error instanceof Trouble) return sentence(error.key, error.params) || error.message || unknown();
  if (isRefused(error)) return sentence(error.error, error.params ?? {}) || unknown();
  return unknown();
}

function sentence(key: string, params: Record<string, string | number>): string {
  if (key === "gone") return words.say("web_ui-gone");
  const family = FAMILIES.find((each) => words.has(`${each}-${key}`));
  return family ? words.say(`${family}-${key}`, params) : "";
}

const unknown = () => words.say("web_ui-wrong");
