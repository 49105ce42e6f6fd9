/** The path prefix of this server, such as `/ardri`; the server writes it into the page. */
const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root"]');
const ROOT = (meta?.content ?? "/").replace(/\/$/, "");

/** The path of an address, with the prefix: `/new` may be at `/ardri/new`. */
export const withRoot = (address: string): string => ROOT + address;

/** The address of a path, without the prefix; null if the path is outside of it. */
export const withoutRoot = (path: string): string | null =>
  path === ROOT ? "/" : path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : null;
