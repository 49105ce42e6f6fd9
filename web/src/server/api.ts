/** HTTP requests to the server. */
import { withRoot } from "../root";
import { settings } from "../settings/settings.svelte";
import { ApiError } from "./api-error";
import { nextPage } from "./next-page";

const PATIENCE = 20_000; // ms; after a laptop has slept, old connections may never answer
const RESTARTING: readonly string[] = ["busy", "stopping"]; // nothing was done, and soon another worker answers
const PAUSES = [300, 600, 1_200]; // ms between tries then, with jitter

/** Fetch an address: the response and its text. */
export async function request(path: string, how: RequestInit = {}): Promise<[Response, string]> {
  try {
    const answer = await fetch(withRoot(path), { ...how, signal: AbortSignal.timeout(PATIENCE) });
    return [answer, await answer.text()];
  } catch {
    throw new ApiError("gone", {}, "", 0);
  }
}

/** Ask once, and while the server restarts a few times more. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<[T, Headers]> {
  for (const pause of PAUSES)
    try {
      return await askOnce<T>(method, path, body);
    } catch (error) {
      if (!(error instanceof ApiError && RESTARTING.includes(error.key))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.7 + 0.6 * Math.random())));
    }
  return askOnce<T>(method, path, body);
}

async function askOnce<T>(method: string, path: string, body?: unknown): Promise<[T, Headers]> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const [answer, text] = await request(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const found = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (!answer.ok)
    throw new ApiError(found.error ?? "wrong", found.params ?? {}, found.text ?? "", answer.status);
  return [found as T, answer.headers];
}

const found = async <T>(answer: Promise<[T, Headers]>): Promise<T> => (await answer)[0];

export const get = <T>(path: string) => found(ask<T>("GET", path));
export const post = <T>(path: string, body: unknown = {}) => found(ask<T>("POST", path, body));
export const put = <T>(path: string, body: unknown) => found(ask<T>("PUT", path, body));
export const remove = <T>(path: string) => found(ask<T>("DELETE", path));

/** Some pages of a list, and whether there are more. */
export interface Pages<T> {
  items: T[];
  more: boolean;
}

/** The first pages of a list, each thing once: a list may change between two pages. */
export async function getPages<T extends { id: string }>(path: string, count: number): Promise<Pages<T>> {
  const items = new Map<string, T>();
  let next: string | null = "";
  for (let page = 0; page < count && next !== null; page++) {
    const [found, headers]: [T[], Headers] = await ask<T[]>("GET", path + next);
    for (const item of found) items.set(item.id, item);
    next = nextPage(headers.get("link"));
  }
  return { items: [...items.values()], more: next !== null };
}
