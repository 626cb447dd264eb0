/** A service's clean-up and pause are in steps of so many minutes, as long as a unit of the books. */
export const gapStepMinutes = 5
export const mostCleanUpMinutes = 60
/** The least work before a pause and after it. */
export const leastActiveMinutes = 5
