/** The type of the step between two pages of a tab. Its payload has the state in which the next page began. */
export const pageLoaded = 'session/pageLoaded'
