import { useTranslation } from 'react-i18next'
import { ResultToast } from '@/store/ResultToast'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { positionProblemOf } from './positionProblem'
import { positionSubmission } from './profileSubmissions'
import { savePosition, type FindPosition } from './savePosition'
import styles from './Shortcuts.module.css'

interface MyLocationProps {
  salonId: string
  findPosition: FindPosition
}

/** Makes the place where the owner stands the salon's; says what came of it. */
export function MyLocation({ salonId, findPosition }: MyLocationProps) {
  const { t } = useTranslation('profile')
  const dispatch = useAppDispatch()
  const submission = useSubmission(positionSubmission)
  const problem = problemIn(submission)
  return (
    <>
      <Button
        icon="pin"
        needsNetwork
        busy={isSubmitting(submission)}
        onClick={() => void dispatch(savePosition(salonId, findPosition))}
      >
        {t('shortcut.location')}
      </Button>
      <ResultToast dismissed={positionSubmission.dropped}>
        {submission.step === 'succeeded' && t('position.saved')}
      </ResultToast>
      <div role="status" className={styles.wide}>
        {problem && <Banner tone="warn">{t(`position.${positionProblemOf(problem)}`)}</Banner>}
      </div>
    </>
  )
}
