/** The path before all addresses of this server, such as `/ardri`; the server writes it into the page. */
const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root"]');
const ROOT = (meta?.content ?? "/").replace(/\/$/, "");

/** Where an address of the server is: `/new` may be at `/ardri/new`. */
export const withRoot = (address: string): string => ROOT + address;

/** The address of the server at a path; null if the path belongs to something else. */
export const withoutRoot = (path: string): string | null =>
  path === ROOT ? "/" : path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : null;
