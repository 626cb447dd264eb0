/** How far the search forgives. */
export const searchPolicy = {
  /** Shorter words are not corrected, and words from `longWord` letters on may have two mistakes. */
  shortestCorrected: 4,
  longWord: 8,
  /** How old the known words may be, by which a misspelled one is corrected. */
  knownWordsMilliseconds: 60_000,
} as const
