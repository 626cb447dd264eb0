import { addressQuery } from '@/domain/addressQuery'
import { readersLanguage, readLanguage, type Language } from '@/domain/languages'

interface Known {
  /** The search part of the address. */
  search: string
  /** The language that the reader chose; empty without a choice. */
  chosen: string
  /** The language used last; null at first. */
  stored: string | null
  /** The language of the HTML, in which the server has followed the browser's preference. */
  served: string
}

/** The language to start in. */
export const firstLanguage = ({ search, chosen, stored, served }: Known): Language =>
  readersLanguage({ chosen, linked: addressQuery(search).get('lang'), last: stored }) ?? readLanguage(served)
