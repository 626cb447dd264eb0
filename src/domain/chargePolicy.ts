const minute = 60_000

/** Younger charges are still under way; older ones are looked up. */
export const chargePatience = minute

/** A charge that the provider has not heard of by then, or that nobody confirmed, is given up. */
export const longestCheckout = 60 * minute
