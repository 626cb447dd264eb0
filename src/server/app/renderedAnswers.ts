import { setImmediate } from 'node:timers/promises'
import type { Language } from '@/domain/languages'
import { writeArea } from '@/domain/searchArea'
import type { AppContext } from '../AppContext'
import { haveRevisions } from '../db/salonRevision'
import { limitConcurrency } from '../kernel/limitConcurrency'
import { recentlyUsed } from '../kernel/recentlyUsed'
import { dataBlock } from './dataBlock'
import { toNoncedPage, type NoncedPage } from './nonce'
import type { PageTemplate } from './pageTemplates'
import type { PublicPage } from './publicPage'
import type { RenderedPage, RenderPage } from './renderer'

const mostKept = 300
const mostWaiting = 8
const minuteLength = 60_000

interface Wanted extends PublicPage {
  template: PageTemplate
  language: Language
}

interface Made extends Pick<RenderedPage, 'revisions'> {
  page: NoncedPage
}

interface Kept {
  /** Of what the page's own revisions do not count: the minute and the salon's slots. */
  version: string
  made: Promise<Made>
}

/**
 * Pages rendered with their data, one at a time. A page is kept until a salon or slots in it change, and for the minute at most,
 * since it says what is open now. Undefined when too many wait or the page cannot be rendered.
 */
export function renderedAnswers(
  { db, now, log }: Pick<AppContext, 'db' | 'now' | 'log'>,
  { renderPage, fetch }: { renderPage: RenderPage; fetch: typeof globalThis.fetch },
) {
  const kept = recentlyUsed<string, Kept>(mostKept)
  const inTurn = limitConcurrency(1)
  let waiting = 0

  const versionOf = ({ slotsRevision = 0 }: Wanted): string =>
    `${Math.floor(now() / minuteLength)} ${slotsRevision}`

  /** Whatever came meanwhile goes first: before each call of a page, and before what the page makes of its answer. */
  const fetchInTurn: typeof fetch = async (...call) => {
    await setImmediate()
    const answer = await fetch(...call)
    await setImmediate()
    return answer
  }

  async function render({ template, address, area, language, head }: Wanted): Promise<Made> {
    const startedAt = performance.now()
    const { html, state, revisions } = await renderPage({
      address,
      area,
      language,
      now: now(),
      fetch: fetchInTurn,
    })
    const filled = template.fill({ HEAD: await head(), HTML: html, STATE: dataBlock(state) })
    log.info('page_rendered', { milliseconds: Math.round(performance.now() - startedAt) })
    return { page: await toNoncedPage(filled), revisions }
  }

  async function isCurrent({ made }: Kept): Promise<boolean> {
    return haveRevisions(db, (await made).revisions)
  }

  function begin(wanted: Wanted): Promise<Made> {
    if (waiting >= mostWaiting) throw new Error('Too many pages wait')
    waiting += 1
    return inTurn(() => render(wanted)).finally(() => {
      waiting -= 1
    })
  }

  return async (wanted: Wanted): Promise<NoncedPage | undefined> => {
    const key = [wanted.language, wanted.address, wanted.area && writeArea(wanted.area)].join(' ')
    const version = versionOf(wanted)
    try {
      const known = kept.get(key)
      if (known?.version === version && (await isCurrent(known))) return (await known.made).page
      // Others who asked meanwhile may have found the same.
      const newest = kept.get(key)
      const made = newest !== known && newest?.version === version ? newest.made : begin(wanted)
      kept.set(key, { version, made })
      return (await made).page
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
