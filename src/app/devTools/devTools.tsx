import type { ReactNode } from 'react'
import type { i18n as I18n } from 'i18next'
// The reducers of the cache read what every call says of itself, also of calls whose pages were never opened here.
import '../session/resources'
import { ReplayFrame } from './ReplayFrame'
import { createReplayGate } from './replayGate'

/** What a page needs besides the store so that Redux DevTools can import and replay on it. */
export function createDevTools() {
  const gate = createReplayGate()
  const around = (page: ReactNode, i18n: I18n) => (
    <ReplayFrame gate={gate} i18n={i18n}>
      {page}
    </ReplayFrame>
  )
  return { gate, around }
}
