import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { baseApi } from '@/api/baseApi'
import { DownloadButton } from '@/features/support/sharing/DownloadButton'
import { saveWholeSession } from '@/features/support/sharing/saveSession'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'

/** What a person can do about a page that fell over, without a full load. */
export function CrashActions({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['contact', 'common'])
  const dispatch = useAppDispatch()
  const retry = () => {
    // An answer that broke the page would break it again.
    dispatch(baseApi.util.resetApiState())
    onRetry()
  }
  const label = t('session.downloadCrash')
  return (
    <>
      <Button variant="primary" onClick={retry}>
        {t('common:retry')}
      </Button>
      <ErrorBoundary
        fallback={
          <Button icon="download" onClick={() => void dispatch(saveWholeSession())}>
            {label}
          </Button>
        }
      >
        <DownloadButton>{label}</DownloadButton>
      </ErrorBoundary>
    </>
  )
}
