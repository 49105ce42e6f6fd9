/** Something that nobody can foresee; `randomUUID` is missing where the page did not come by HTTPS. */
export function randomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
