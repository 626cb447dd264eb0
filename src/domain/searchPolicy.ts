/** How far the search forgives. */
export const searchPolicy = {
  /** Shorter words are not corrected, and words from `longWord` letters on may have two mistakes. */
  shortestCorrected: 4,
  longWord: 8,
  /** How old the known words may be, by which a misspelled one is corrected. */
  knownWordsMilliseconds: 60_000,
  /** Fewer letters would suggest anything. */
  fewestSuggestedFor: 2,
  suggestedSalons: 4,
  suggestedServices: 3,
  suggestedCities: 3,
} as const
