/** A salon's own clients: what is counted, listed and searched. */
export const clientPolicy = {
  notesLength: 1000,
  allergiesLength: 300,
  formulaLength: 500,
  tags: 8,
  tagLength: 24,
  /** Other clients of the same name on a card. */
  doubles: 5,
  /** The salon's own tags that a client's card suggests. */
  suggestedTags: 12,
  appointmentsPerPage: 20,
  /** Names that a search suggests. */
  suggestions: 8,
  /** The search knows clients who had an appointment within these days. */
  searchedDays: 730,
  /** Of the clients of so many latest names and numbers. */
  searchedClients: 5000,
  /** Milliseconds before the start: a client who cancels later is counted as late. */
  lateCancellation: 24 * 60 * 60 * 1000,
} as const
