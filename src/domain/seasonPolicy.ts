export const seasonPolicy = {
  /** Longer ones are the usual week. */
  mostDays: 184,
  /** Clients see those of so many days from today on. */
  shownDays: 15,
} as const
