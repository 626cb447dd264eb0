import type { UnknownAction } from '@reduxjs/toolkit'
import type { ZoneOffsets } from '@/domain/zoneOffsets'
import type { Instant } from '@/domain/zonedTime'
import type { RootState } from '../store/rootReducer'

/** What a page was rendered from on the server, beside what every store starts with. */
export interface RenderedState {
  preloaded: Pick<RootState, 'api'>
  now: Instant
  /** Dispatched before the page was rendered. */
  actions: readonly UnknownAction[]
  /** The server's offsets in the zones of the salons shown. */
  zones: readonly ZoneOffsets[]
}

const stateElementId = 'state'
const longest = 5 * 60_000

/** Of a page that the server rendered with its data; undefined for any other. */
export function readRenderedState(page: Document): RenderedState | undefined {
  const text = page.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as RenderedState) : undefined
}

/** False for a page that the browser kept for long, or by a clock that is wrong. */
export const isFresh = (rendered: RenderedState, now: Instant): boolean =>
  Math.abs(now - rendered.now) < longest
