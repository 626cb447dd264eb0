import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Inline } from '@/ui/Inline'
import { photoGivenUp, type PhotoState } from './profileSlice'
import styles from './PhotoUpload.module.css'

interface PhotoStatusProps {
  photo: PhotoState
  /** Left out where there is nothing to send again. */
  onRetry: (() => void) | undefined
}

/** How far a photo has come, or why it was not taken. */
export function PhotoStatus({ photo, onRetry }: PhotoStatusProps) {
  const { t } = useTranslation(['profile', 'posters', 'common'])
  const dispatch = useAppDispatch()
  return (
    <div role="status">
      {photo.step === 'sending' && (
        <label className={styles.progress}>
          {t('photo.sending')}
          <progress max={100} value={photo.percent} />
        </label>
      )}
      {photo.step === 'failed' && (
        <Banner
          tone="bad"
          title={t('photo.failed')}
          action={
            <Inline gap={8}>
              {onRetry && (
                <Button size="small" icon="retry" needsNetwork onClick={onRetry}>
                  {t('common:retry')}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={() => dispatch(photoGivenUp())}>
                {t('common:dismiss')}
              </Button>
            </Inline>
          }
        >
          {t(`posters:image.problem.${photo.problem}`)}
        </Banner>
      )}
    </div>
  )
}
