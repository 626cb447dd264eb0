import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useProblemText } from '@/features/auth/useProblemText'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { blockClient } from './blockClient'
import { blockAsked, selectClientQuestion } from './clientsSlice'
import { blockSubmission } from './clientSubmissions'

interface BlockClientProps {
  appointmentId: string
  isBlocked: boolean
}

/** Stops a client's online bookings after a question, or takes that back without one. */
export const BlockClient = ({ appointmentId, isBlocked }: BlockClientProps) => {
  const { t } = useTranslation(['clients', 'common'])
  const dispatch = useAppDispatch()
  const problemTextOf = useProblemText()
  const isAsked = useSelector(selectClientQuestion) !== null
  const submission = useSubmission(blockSubmission)
  const isBusy = isSubmitting(submission)
  const problem = problemIn(submission)
  return (
    <Stack gap={8}>
      {!isAsked && problem && (
        <Banner tone="bad" live>
          {problemTextOf(problem)}
        </Banner>
      )}
      <div>
        {isBlocked ? (
          <Button
            size="small"
            needsNetwork
            busy={isBusy}
            onClick={() => void dispatch(blockClient(appointmentId, false))}
          >
            {t('block.lift')}
          </Button>
        ) : (
          <Button size="small" icon="lock" onClick={() => dispatch(blockAsked())}>
            {t('block.action')}
          </Button>
        )}
      </div>
    </Stack>
  )
}
