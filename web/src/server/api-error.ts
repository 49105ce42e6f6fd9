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
