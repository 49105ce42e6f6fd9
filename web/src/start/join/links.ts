/** Links to tables and invitations. */
import { withRoot } from "../../root";

export const tableLink = (id: string): string =>
  `${location.origin}${withRoot(`/table/${encodeURIComponent(id)}`)}`;
export const joinLink = (token: string): string =>
  `${location.origin}${withRoot(`/join/${encodeURIComponent(token)}`)}`;

const PLACES = /\/(table|join|replay)\/([\w.~%-]+)/;
const TABLE = /^[\w-]{22}$|^[0-9a-f]{32}$/;
const TOKEN = /^[\w-]{40,200}$/;

/** The page of a pasted link or invitation; null if it is none. */
export function placeOf(text: string): string | null {
  const pasted = text.trim();
  const found = PLACES.exec(pasted);
  if (found) return `/${found[1]}/${found[2]}`;
  if (TABLE.test(pasted)) return `/table/${pasted}`;
  return TOKEN.test(pasted) ? `/join/${pasted}` : null;
}
