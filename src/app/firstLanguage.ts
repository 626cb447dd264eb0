import { addressQuery } from '@/domain/addressQuery'
import { knownLanguage, readLanguage, type Language } from '@/domain/languages'

interface Known {
  /** The search part of the address. */
  search: string
  /** The language of the visits before; null on the first. */
  stored: string | null
  /** The language of the HTML, in which the server has followed the browser's preference. */
  served: string
}

/** The language to start in. A link with `lang`, as search engines list it, chooses that language. */
export const firstLanguage = ({ search, stored, served }: Known): Language =>
  knownLanguage(addressQuery(search).get('lang')) ?? knownLanguage(stored) ?? readLanguage(served)
