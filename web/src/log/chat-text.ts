/** A line of the chat as one sentence: who says what. */
import type { ChatLine } from "../server/parts";
import { say } from "../texts/texts.svelte";

export const chatText = (
  { seat, name, text }: Pick<ChatLine, "seat" | "name" | "text">,
  names: readonly string[],
): string => say("web_table-chat_said", { name: names[seat ?? -1] ?? name, text });
