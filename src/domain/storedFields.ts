import { number, string } from 'yup'
import { instantLimit, isIsoDate } from './weekday'

/** More than any text has that we store. */
const mostCharacters = 2_000
/** More than any price or number of an invoice. */
const mostCounted = 1_000_000_000

/** Fields of what browsers store. Anybody can write anything there, so each has its bounds. */
export const storedText = string().max(mostCharacters)
export const storedInstant = number()
  .integer()
  .min(0)
  .max(instantLimit - 1)
export const storedCount = number().integer().min(0).max(mostCounted)
export const storedDate = string().test('date', text => text === undefined || isIsoDate(text))
