import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { imageProblemIn } from '@/store/imageProblem'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, type Submission } from '@/store/submission'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Inline } from '@/ui/Inline'
import { Progress } from '@/ui/Progress'
import { selectPhotoPercent } from './profileSlice'
import { photoSubmission } from './profileSubmissions'

interface PhotoStatusProps {
  submission: Submission
  /** Undefined where there is nothing to retry. */
  onRetry: (() => void) | undefined
}

export function PhotoStatus({ submission, onRetry }: PhotoStatusProps) {
  const { t } = useTranslation(['profile', 'posters', 'common'])
  const dispatch = useAppDispatch()
  const percent = useSelector(selectPhotoPercent)
  const problem = imageProblemIn(submission)
  return (
    <div role="status">
      {isSubmitting(submission) && <Progress label={t('photo.sending')} percent={percent} />}
      {problem && (
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
              <Button size="small" variant="quiet" onClick={() => dispatch(photoSubmission.dropped())}>
                {t('common:dismiss')}
              </Button>
            </Inline>
          }
        >
          {t(`posters:image.problem.${problem}`)}
        </Banner>
      )}
    </div>
  )
}
