import type { Language } from '@/domain/languages'
import type { SearchArea } from '@/domain/searchArea'

export interface PublicRequest {
  path: string
  query: URLSearchParams
  language: Language
  /** Where the visitor searches. */
  area?: SearchArea | undefined
}

/** A page with a head of its own, which is rendered with its data for visitors. */
export interface PublicPage {
  /** Of the router. */
  pattern: string
  /** Path and query, without what the page does not read. */
  address: string
  /** Where its search starts. */
  area?: SearchArea | undefined
  /** Of the salon whose free slots it shows. */
  slotsRevision?: number
  head: () => Promise<string>
}
