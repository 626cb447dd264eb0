const minute = 60_000

/** Minutes of a unit of the books: an appointment takes whole units of its staff member's time. */
export const unitMinutes = 5
export const unitLength = unitMinutes * minute

/** Minutes between two offered starts, counted from opening: a salon's choices. */
export const startSteps = [5, 10, 15, 20, 30, 60] as const
export type StartStep = (typeof startSteps)[number]

/** Offered are all starts, or those that leave no gap too short for any service. */
export const startFits = ['all', 'no_gaps'] as const
export type StartFit = (typeof startFits)[number]

export const usualStarts = { startStep: 15, startFit: 'all' } as const

/** A walk-in may also take a start that lies so far back. */
export const walkInGrace = 15 * minute
