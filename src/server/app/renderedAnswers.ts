import { setImmediate } from 'node:timers/promises'
import type { Language } from '@/domain/languages'
import type { AppContext } from '../AppContext'
import { limitConcurrency } from '../kernel/limitConcurrency'
import { recentlyUsed } from '../kernel/recentlyUsed'
import { dataBlock } from './dataBlock'
import { toNoncedPage, type NoncedPage } from './nonce'
import type { PageTemplate } from './pageTemplates'
import type { RenderPage } from './renderer'

const mostKept = 300
const mostWaiting = 8
const minute = 60_000

interface Wanted {
  template: PageTemplate
  /** Path and query, without what the page does not read. */
  address: string
  language: Language
  /** Changes with the data that the page shows. */
  revision: string
  head: () => Promise<string>
}

interface Kept {
  version: string
  page: Promise<NoncedPage>
}

/**
 * Pages rendered with their data, one at a time. A page is kept until its data changes, and for the minute at most,
 * since it says what is open now. Undefined when too many wait or the page cannot be rendered.
 */
export function renderedAnswers(
  { now, log }: Pick<AppContext, 'now' | 'log'>,
  { renderPage, fetch }: { renderPage: RenderPage; fetch: typeof globalThis.fetch },
) {
  const kept = recentlyUsed<string, Kept>(mostKept)
  const inTurn = limitConcurrency(1)
  let waiting = 0

  async function render({ template, address, language, head }: Wanted): Promise<NoncedPage> {
    // Whatever came meanwhile goes first.
    await setImmediate()
    const startedAt = performance.now()
    const { html, state } = await renderPage({ address, language, now: now(), fetch })
    const filled = template.fill({ HEAD: await head(), HTML: html, STATE: dataBlock(state) })
    log.info('page_rendered', { milliseconds: Math.round(performance.now() - startedAt) })
    return toNoncedPage(filled)
  }

  function begin(wanted: Wanted): Promise<NoncedPage> {
    waiting += 1
    return inTurn(() => render(wanted)).finally(() => {
      waiting -= 1
    })
  }

  return async (wanted: Wanted): Promise<NoncedPage | undefined> => {
    const { address, language, revision } = wanted
    const key = `${language} ${address}`
    const version = `${revision} ${Math.floor(now() / minute)}`
    const known = kept.get(key)
    if (known?.version !== version && waiting >= mostWaiting) {
      log.error('page_not_rendered', { reason: 'Too many pages wait' })
      return undefined
    }
    const page = known?.version === version ? known.page : begin(wanted)
    kept.set(key, { version, page })
    try {
      return await page
    } catch (error) {
      kept.delete(key)
      log.error('page_not_rendered', { reason: reasonOf(error) })
      return undefined
    }
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? `${error.message}: ${error.cause.message}`
    : String(error)
