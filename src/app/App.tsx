import { Suspense, useMemo, type ReactNode } from 'react'
import type { i18n as I18n } from 'i18next'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { I18nextProvider } from 'react-i18next'
import { Provider, useSelector } from 'react-redux'
import { useRoutes } from 'react-router-dom'
import { selectLanguage } from '@/features/preferences/preferencesSlice'
import { LocaleContext } from '@/ui/LocaleContext'
import { Skeleton } from '@/ui/Skeleton'
import type { AppStore } from './createStore'
import { ErrorScreen } from './ErrorScreen'
import type { AppHistory } from './history'
import { selectPlace } from './placeSlice'
import { createRoutes } from './routes'
import { StoreRouter } from './StoreRouter'
import { useArrival } from './useArrival'

const Crashed = ({ error }: FallbackProps) => (
  <ErrorScreen detail={error instanceof Error ? error.message : String(error)} />
)

function Screens({ connectApi }: Pick<AppProps, 'connectApi'>) {
  const routes = useMemo(() => createRoutes(connectApi), [connectApi])
  const { pathname } = useSelector(selectPlace)
  const screen = useRoutes(routes)
  useArrival()
  return (
    <ErrorBoundary FallbackComponent={Crashed} resetKeys={[pathname]}>
      <Suspense fallback={<Skeleton shape="block" height="60vh" />}>{screen}</Suspense>
    </ErrorBoundary>
  )
}

function Language({ children }: { children: ReactNode }) {
  return <LocaleContext value={useSelector(selectLanguage)}>{children}</LocaleContext>
}

interface AppProps {
  store: AppStore
  history: AppHistory
  i18n: I18n
  /** Resolves when pages may ask the server. */
  connectApi: () => Promise<void>
}

export const App = ({ store, history, i18n, connectApi }: AppProps) => (
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <StoreRouter history={history}>
        <Language>
          <Screens connectApi={connectApi} />
        </Language>
      </StoreRouter>
    </I18nextProvider>
  </Provider>
)
