const mostCharacters = 1000

/** Only the length of a text and its punctuation remain: `ann@example.test` becomes `•••@•••••••.••••`. */
export const maskShape = (text: string): string =>
  text.slice(0, mostCharacters).replace(/[^@.+\-/:\s]/gu, '•')
