const minute = 60_000

/** A younger charge is still under way. An older charge is looked up. */
export const chargePatience = minute

/** A charge is given up after this time if the provider does not know it or nobody confirmed it. */
export const longestCheckout = 60 * minute
