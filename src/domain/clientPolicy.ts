/** A salon's own clients: what is counted, listed and searched. */
export const clientPolicy = {
  notesLength: 1000,
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
