import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { ThunkExtra } from '@/store/services'
import { canonicalTimeZone } from '@/domain/zonedTime'
import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import type { StateMessage } from '@/features/support/screenMessages'
import { createI18n } from '@/i18n/createI18n'
import { ReadersZone } from '@/i18n/readersClock'
import { connectZones } from '@/store/connectZones'
import { App } from '../App'
import { connectDocument } from '../connectDocument'
import { createPlainHistory } from '../routes/history'
import { ErrorScreen } from '../routes/ErrorScreen'
import type { RootState } from '../store/rootReducer'
import { createScreenStore, stateReceived } from './screenStore'

const detailOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Draws one state after the other. A state that the app cannot draw shows its error, and the next state is drawn anew.
 */
export async function drawScreens(
  document: Document,
  extra: ThunkExtra,
  language: Language,
): Promise<(message: Pick<StateMessage, 'state' | 'seen'>) => void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no place for the app')
  const i18n = await createI18n(language)
  let store: ReturnType<typeof createScreenStore> | undefined
  let drawn = 0
  let seen: StateMessage['seen']
  let zone: string | null = null
  const fail = (error: unknown) => {
    store = undefined
    root.render(
      <I18nextProvider i18n={i18n}>
        <ErrorScreen detail={detailOf(error)} />
      </I18nextProvider>,
    )
  }
  const root = createRoot(container, {
    // The app has its own screen for it; what comes next needs a new app.
    onCaughtError: () => {
      store = undefined
    },
    onUncaughtError: fail,
  })
  let disconnect: () => void = () => undefined
  let app: ReactNode = null
  const render = () => root.render(<ReadersZone value={zone}>{app}</ReadersZone>)
  const begin = (state: RootState) => {
    disconnect()
    const started = createScreenStore(state, extra)
    const stops = [
      connectZones(started),
      connectDocument(started, i18n, document, {
        writesCookie: () => false,
        systemTheme: () => seen?.theme,
      }),
    ]
    disconnect = () => stops.forEach(stop => stop())
    store = started
    drawn += 1
    app = <App key={drawn} store={started} history={createPlainHistory(paths.landing)} i18n={i18n} />
    render()
  }
  return message => {
    seen = message.seen
    const before = zone
    zone = (seen && canonicalTimeZone(seen.timeZone)) ?? null
    const state = message.state as RootState
    try {
      if (!store) begin(state)
      else {
        if (zone !== before) render()
        store.dispatch(stateReceived(state))
      }
    } catch (error) {
      fail(error)
    }
  }
}
