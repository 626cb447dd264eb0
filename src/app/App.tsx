import type { Store } from '@reduxjs/toolkit'
import { Suspense, useMemo, type ReactNode } from 'react'
import type { i18n as I18n } from 'i18next'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { I18nextProvider } from 'react-i18next'
import { Provider, useSelector } from 'react-redux'
import { useLocation, useRoutes } from 'react-router-dom'
import { selectLanguage } from '@/features/preferences/preferencesSlice'
import { LocaleContext } from '@/ui/LocaleContext'
import { Skeleton } from '@/ui/Skeleton'
import { ErrorScreen } from './ErrorScreen'
import type { AppHistory } from './history'
import type { RootState } from './rootReducer'
import { createRoutes } from './routes'
import { StoreRouter } from './StoreRouter'
import { useArrival } from './useArrival'

const Crashed = ({ error }: FallbackProps) => (
  <ErrorScreen detail={error instanceof Error ? error.message : String(error)} />
)

function Screens({ connectApi }: Pick<AppProps, 'connectApi'>) {
  const routes = useMemo(() => createRoutes(connectApi), [connectApi])
  // Of the page that is shown: the store's is ahead of it, and would bring the page that fell over once more.
  const { pathname } = useLocation()
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
  store: Store<RootState>
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
