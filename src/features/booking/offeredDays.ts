/** How many days from today on can be chosen from. */
export const offeredDays = 28
