const minute = 60_000

/** Minutes of a unit of the books: an appointment takes whole units of its staff member's time. */
export const unitMinutes = 5
export const unitLength = unitMinutes * minute

/** Minutes between two offered starts, counted from opening. */
export const usualStartStep = 15

/** A walk-in may also take a start that lies so far back. */
export const walkInGrace = 15 * minute
