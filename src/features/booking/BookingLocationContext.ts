import { createContext } from 'react'

export interface BookingLocation {
  pathname: string
  search: string
  /** How many questions of the same booking precede this one in the browser's history. */
  depth: number
}

/** The location of the booking, the same for all parts of its page. */
export const BookingLocationContext = createContext<BookingLocation>({ pathname: '', search: '', depth: 0 })
