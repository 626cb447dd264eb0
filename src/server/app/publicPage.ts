import type { Language } from '@/domain/languages'

export interface PublicRequest {
  path: string
  query: URLSearchParams
  language: Language
}

/** A page with a head of its own, which is rendered with its data for visitors. */
export interface PublicPage {
  /** Of the router. */
  pattern: string
  /** Path and query, without what the page does not read. */
  address: string
  /** Of the salon whose free slots it shows. */
  slotsRevision?: number
  head: () => Promise<string>
}
