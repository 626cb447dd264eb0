import { lazy, Suspense, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import { FormProblem } from '@/ui/form/FormProblem'
import type { IconName } from '@/ui/iconPaths'
import { selectSharing, sessionUnreadable, sharingCancelled, type Sharing } from '../supportSlice'
import { previewSession, type SessionPreview } from './previewSession'
import type { WrittenSession } from './sessionContents'

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }))

interface ShareButtonProps {
  purpose: Sharing['purpose']
  icon: IconName
  children: ReactNode
  /** Gets the file as the person has agreed to it. */
  onShare: (file: WrittenSession) => void
  /** What a person can do with a file that cannot be shown. */
  unreadable: (text: string) => ReactNode
}

/** Every way of a session file out of the window: shows it first, and asks. */
export function ShareButton({ purpose, icon, children, onShare, unreadable }: ShareButtonProps) {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const sharing = useSelector(selectSharing)
  const [preview, setPreview] = useState<SessionPreview>()
  const step = sharing?.purpose === purpose ? sharing.step : undefined
  const look = async () => setPreview(await dispatch(previewSession(purpose)))
  return (
    <>
      <Button icon={icon} busy={step === 'making'} onClick={() => void look()}>
        {children}
      </Button>
      <FormProblem>
        {step === 'failed'
          ? t('session.failed')
          : step === 'unreadable' && preview && unreadable(preview.text)}
      </FormProblem>
      {step === 'shown' && preview?.contents && (
        <ErrorBoundary fallback={null} onError={() => dispatch(sessionUnreadable())}>
          <Suspense>
            <ShareDialog
              purpose={purpose}
              contents={preview.contents}
              onShare={onShare}
              onClose={() => dispatch(sharingCancelled())}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
