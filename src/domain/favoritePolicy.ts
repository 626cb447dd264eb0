/** The most salons that one client may like at once. */
export const favoritePolicy = { mostOfClient: 200 } as const
