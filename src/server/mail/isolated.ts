/** Keeps a name of the other script from turning the sentence around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
