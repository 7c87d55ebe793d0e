/**
 * Names what is sent, the same for each attempt at sending the same, so that it is taken in once. `crypto.randomUUID` is there
 * on secure addresses alone, and a site is tried out on others.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("")
