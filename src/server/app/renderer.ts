import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@/domain/languages'
import type { SearchArea } from '@/domain/searchArea'
import type { Instant } from '@/domain/zonedTime'

export interface PageRequest {
  /** Path and query. */
  address: string
  language: Language
  now: Instant
  /** Of the visitor, on the search without filters. */
  area?: SearchArea | undefined
  /** Answers the calls that the page makes. */
  fetch: typeof fetch
}

/** A page for a visitor. */
export interface RenderedPage {
  html: string
  /** What the browser continues from. */
  state: object
  /** The revisions of the salons that it shows, by their ids. */
  revisions: ReadonlyMap<string, number>
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** The client's own code, built for the server and loaded with the first page. */
export const builtRenderer =
  (file: string): RenderPage =>
  async request => {
    const url = pathToFileURL(resolve(file)).href
    const { renderPage } = (await import(/* @vite-ignore */ url)) as { renderPage: RenderPage }
    return renderPage(request)
  }
