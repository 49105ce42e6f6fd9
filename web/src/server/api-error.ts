/** The server refused a request: a key with parameters, and a text. */
export class ApiError extends Error {
  constructor(
    readonly key: string,
    readonly params: Record<string, string | number>,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** True if an error is a refusal with one of these keys. */
export const isRefusalOf = (error: unknown, ...keys: string[]): boolean =>
  error instanceof ApiError && keys.includes(error.key);
