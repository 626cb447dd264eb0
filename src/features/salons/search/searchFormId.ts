/** The form that all filters belong to, so that the search works without scripts. */
export const searchFormId = 'salon-search'
