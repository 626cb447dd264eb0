import { useTranslation } from 'react-i18next'
import { limitPolicy } from '@/domain/limitPolicy'
import type { Appointment } from '@/domain/appointment'
import type { Confirmation } from '@/domain/confirmation'
import type { Instant } from '@/domain/zonedTime'
import { isUnanswered, type ApiError } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { FormProblem } from '@/ui/form/FormProblem'
import { Stack } from '@/ui/Stack'
import { confirmAllSubmission } from '../appointmentSubmissions'
import { taskDropped } from '../appointmentsSlice'
import { confirmAll } from '../confirmAll'
import { Requests } from './Requests'

interface ConfirmAllDialogProps {
  /** Those that wait for an answer; after it, those that were left, with the reason. */
  waiting: readonly Appointment[]
  left: readonly Confirmation[] | undefined
  now: Instant
}

/** Says what happens to each request before all are confirmed, and afterwards which were left. */
export const ConfirmAllDialog = ({ waiting, left, now }: ConfirmAllDialogProps) => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSubmission(confirmAllSubmission)
  const isSending = isSubmitting(submission)
  const problem = problemIn(submission)
  const hasBegun = ({ startsAt = 0 }: Appointment) => startsAt <= now
  const confirmable = waiting.filter(one => !hasBegun(one)).slice(0, limitPolicy.confirmedAtOnce)
  const over = waiting.filter(hasBegun)
  return (
    <Dialog
      open
      title={t(left ? 'owner.confirmAll.leftTitle' : 'owner.confirmAll.title')}
      closeLabel={t('common:close')}
      locked={isSending}
      onClose={() => dispatch(taskDropped())}
    >
      <Stack gap={16}>
        <FormProblem>{problem && t(`owner.confirmAll.${problemOf(problem)}`)}</FormProblem>
        {left ? (
          <Requests
            title={t('owner.confirmAll.left', { count: left.length })}
            requests={waiting.filter(({ _id }) => left.some(one => one.appointmentId === _id))}
            reasonOf={({ _id }) => {
              const result = left.find(one => one.appointmentId === _id)?.result
              return result && result !== 'confirmed' && t(`owner.confirmAll.reason.${result}`)
            }}
          />
        ) : (
          <>
            <Requests
              title={t('owner.confirmAll.these', { count: confirmable.length })}
              requests={confirmable}
            />
            {over.length > 0 && (
              <Requests
                title={t('owner.confirmAll.notThese', { count: over.length })}
                requests={over}
                reasonOf={() => t('owner.confirmAll.reason.over')}
              />
            )}
          </>
        )}
        <DialogActions>
          <Button disabled={isSending} onClick={() => dispatch(taskDropped())}>
            {t(left ? 'common:close' : 'common:cancel')}
          </Button>
          {!left && confirmable.length > 0 && (
            <Button
              variant="primary"
              icon="check"
              needsNetwork
              busy={isSending}
              onClick={() => void dispatch(confirmAll(confirmable))}
            >
              {t('owner.confirmAll.confirm', { count: confirmable.length })}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

const problemOf = (problem: ApiError) => (isUnanswered(problem) ? 'unanswered' : 'failed')
