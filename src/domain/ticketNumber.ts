/** Without letters and digits that look or sound alike. */
const letters = 'ACDEFHJKMNPRTUVWXY'
const digits = '34679'
const length = 6

/**
 * The number of a message to support, short enough to be said on the phone. It begins with a letter. `below` gives a
 * random whole number from 0 to below its argument.
 */
export function newTicketNumber(below: (limit: number) => number): string {
  const one = (signs: string) => signs.charAt(below(signs.length))
  return one(letters) + Array.from({ length: length - 1 }, () => one(letters + digits)).join('')
}

export const isTicketNumber = (text: string): boolean =>
  new RegExp(`^[${letters}][${letters}${digits}]{${length - 1}}$`).test(text)
