import type { Store } from '@reduxjs/toolkit'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import type { i18n as I18n } from 'i18next'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Provider, useSelector } from 'react-redux'
import { useLocation, useRoutes } from 'react-router-dom'
import { selectLanguage } from '@/features/preferences/preferencesSlice'
import { useAppDispatch } from '@/store/services'
import { CorrectedZones } from '@/i18n/CorrectedZones'
import { PresentYear } from '@/i18n/PresentYear'
import { selectNow, selectZoneCorrections } from '@/store/clockSlice'
import { LocaleContext } from '@/ui/LocaleContext'
import { ToastRegion } from '@/ui/ToastRegion'
import { selectHasFailed } from './frames/layoutSlice'
import { FailureToast } from './frames/lazyFrames'
import { ProgressLine } from './frames/ProgressLine'
import { ErrorScreen } from './routes/ErrorScreen'
import { loadLaterSlices } from './store/loadLaterSlices'
import { selectHasDeviceToasts, type RootState } from './store/rootReducer'
import { createRoutes } from './routes/createRoutes'
import type { AppHistory } from './routes/history'
import { RuleTexts } from './routes/RuleTexts'
import { StoreRouter } from './routes/StoreRouter'
import { useArrival } from './routes/useArrival'
import { loadTools } from './session/loadTools'
import styles from './App.module.css'

const CrashActions = lazy(() =>
  Promise.all([loadTools(), loadLaterSlices()]).then(
    ([tools]) => ({ default: tools.CrashActions }),
    // Without a network the way home remains.
    () => ({ default: () => <></> }),
  ),
)

const DeviceToasts = lazy(async () => ({
  default: await (await loadTools()).loadDeviceToasts(),
}))

/** Without a network they do not come. */
const AppToasts = () => (
  <ErrorBoundary fallback={<></>}>
    <Suspense>
      {useSelector(selectHasFailed) && <FailureToast />}
      {useSelector(selectHasDeviceToasts) && <DeviceToasts />}
    </Suspense>
  </ErrorBoundary>
)

const Crashed = ({ error, resetErrorBoundary }: FallbackProps) => (
  <ErrorScreen detail={error instanceof Error ? error.message : String(error)}>
    <Suspense>
      <CrashActions onRetry={resetErrorBoundary} />
    </Suspense>
  </ErrorScreen>
)

function Screens() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const routes = useMemo(() => createRoutes(), [])
  // The path of the rendered page. The store's path changes earlier and would render the crashed page once more.
  const { pathname } = useLocation()
  const screen = useRoutes(routes)
  useArrival()
  return (
    <ToastRegion label={t('messages')}>
      <ErrorBoundary
        FallbackComponent={Crashed}
        resetKeys={[pathname]}
        onError={(...crash) => void loadTools().then(({ crashOf }) => dispatch(crashOf(...crash)))}
      >
        <Suspense fallback={<div className={styles.bar} />}>{screen}</Suspense>
        <ProgressLine />
      </ErrorBoundary>
      <AppToasts />
    </ToastRegion>
  )
}

function Language({ children }: { children: ReactNode }) {
  return <LocaleContext value={useSelector(selectLanguage)}>{children}</LocaleContext>
}

function Present({ children }: { children: ReactNode }) {
  const year = useSelector((state: RootState) => {
    const now = selectNow(state)
    return now === null ? null : new Date(now).getUTCFullYear()
  })
  const zones = useSelector(selectZoneCorrections)
  return (
    <CorrectedZones value={zones}>
      <PresentYear value={year}>{children}</PresentYear>
    </CorrectedZones>
  )
}

interface AppProps {
  store: Store<RootState>
  history: AppHistory
  i18n: I18n
}

export const App = ({ store, history, i18n }: AppProps) => (
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <StoreRouter history={history}>
        <Language>
          <Present>
            <RuleTexts>
              <Screens />
            </RuleTexts>
          </Present>
        </Language>
      </StoreRouter>
    </I18nextProvider>
  </Provider>
)
