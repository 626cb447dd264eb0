import { createContext } from 'react'

export interface BookingLocation {
  pathname: string
  search: string
  /** How many questions of the same booking lie before this one in the browser's history. */
  depth: number
}

/** Where the person is in the booking, for all parts of its page alike. */
export const BookingLocationContext = createContext<BookingLocation>({ pathname: '', search: '', depth: 0 })
