import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ClientCard } from '@/domain/client'
import { useProblemText } from '@/features/auth/useProblemText'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Stack } from '@/ui/Stack'
import { blockClient } from './blockClient'
import { blockAsked, questionLeft, selectClientQuestion } from './clientsSlice'
import { blockSubmission } from './clientSubmissions'

interface BlockClientProps {
  appointmentId: string
  client: Pick<ClientCard, 'name' | 'isBlocked'>
}

/** Stops a client's online bookings after a question, or takes that back without one. */
export const BlockClient = ({ appointmentId, client: { name, isBlocked } }: BlockClientProps) => {
  const { t } = useTranslation(['clients', 'common'])
  const dispatch = useAppDispatch()
  const problemTextOf = useProblemText()
  const isAsked = useSelector(selectClientQuestion) === 'block'
  const submission = useSubmission(blockSubmission)
  const isBusy = isSubmitting(submission)
  const problem = problemIn(submission)
  const failed = problem && (
    <Banner tone="bad" live>
      {problemTextOf(problem)}
    </Banner>
  )
  return (
    <Stack gap={8}>
      {!isAsked && failed}
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
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={t('block.title', { name })}
        confirmLabel={t('block.confirm')}
        cancelLabel={t('common:cancel')}
        busy={isBusy}
        onConfirm={() => void dispatch(blockClient(appointmentId, true))}
        onCancel={() => dispatch(questionLeft())}
      >
        <p>{t('block.text')}</p>
        {isAsked && failed}
      </ConfirmDialog>
    </Stack>
  )
}
