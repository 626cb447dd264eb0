const keyBytes = 16

/** A random key, also on a page without TLS, where a browser has no `crypto.randomUUID`. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
