import type { ReactNode } from 'react'
import type { i18n as I18n } from 'i18next'
import { createRoot } from 'react-dom/client'
// The reducers of the cache read what every endpoint says of itself, also of pages that were never opened here.
import '../session/resources'
import { ReplayBanner } from './ReplayBanner'
import { ReplayFrame } from './ReplayFrame'
import { createReplayGate } from './replayGate'

/** What a page needs besides the store so that Redux DevTools can import and replay on it. */
export function createDevTools() {
  const gate = createReplayGate()
  // An element beside the app would shift the ids of a prerendered page, so the banner has a root of its own.
  const showBanner = (i18n: I18n) => {
    const container = document.body.appendChild(document.createElement('div'))
    createRoot(container).render(<ReplayBanner gate={gate} i18n={i18n} />)
  }
  const around = (page: ReactNode) => <ReplayFrame gate={gate}>{page}</ReplayFrame>
  return { gate, showBanner, around }
}
