/** Pages of lists. */

/** The query of the next page, from the header `Link` of a page; null if there is none. */
export function nextPage(link: string | null): string | null {
  return /<(\?[^>]*)>; rel="next"/.exec(link ?? "")?.[1] ?? null;
}
