import type { RootState } from '../store/rootReducer'

/** What a page was rendered from on the server, beside what every store starts with. */
export type RenderedState = Pick<RootState, 'api' | 'salons'>

export const stateElementId = 'state'

/** Of a page that the server rendered with its data; undefined for any other. */
export function readRenderedState(page: Document): RenderedState | undefined {
  const text = page.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as RenderedState) : undefined
}
