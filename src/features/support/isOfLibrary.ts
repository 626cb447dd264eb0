/** Whether an action is one of a library's own, not of the business. */
export const isOfLibrary = (type: string): boolean => /^(api|persist|__rtkq)\/|^@@/.test(type)
