/** Random text from the browser's cryptographic generator; `randomUUID` is missing on pages without HTTPS. */
export function randomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
