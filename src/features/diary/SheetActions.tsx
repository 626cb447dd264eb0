import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isActive, type Appointment } from '@/domain/appointment'
import { marksOf } from '@/domain/markPolicy'
import { appointmentMarks, canTakeBack } from '@/domain/takeBackPolicy'
import type { Instant } from '@/domain/zonedTime'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { confirm, pay, settle, takeMarkBack } from './changes'
import { endingRequested, rescheduleRequested } from './diarySlice'

interface SheetActionsProps {
  appointment: Appointment
  now: Instant
  isBusy: boolean
}

/** The owner answers, reschedules or cancels an appointment before its start. Later the owner records what happened. */
export const SheetActions = ({ appointment, now, isBusy }: SheetActionsProps) => {
  const { t } = useTranslation('diary')
  const dispatch = useAppDispatch()
  const { _id: appointmentId, status, startsAt = 0, takeBacks } = appointment
  const isToCome = isActive(status) && startsAt > now
  const marks = marksOf(appointment, now)
  const verb = status === 'pending' ? 'decline' : 'cancel'
  return (
    <DialogActions>
      {isToCome && (
        <>
          <Button
            needsNetwork
            disabled={isBusy}
            onClick={() => dispatch(endingRequested({ verb, appointmentId }))}
          >
            {t(verb)}
          </Button>
          <Button
            icon="clock"
            needsNetwork
            disabled={isBusy}
            onClick={() => dispatch(rescheduleRequested(appointmentId))}
          >
            {t('move')}
          </Button>
        </>
      )}
      {isToCome && status === 'pending' && (
        <Button
          variant="primary"
          icon="check"
          needsNetwork
          busy={isBusy}
          onClick={() => void dispatch(confirm(appointment))}
        >
          {t('confirm')}
        </Button>
      )}
      {marks.includes('no_show') && (
        <Button
          needsNetwork
          disabled={isBusy}
          onClick={() => void dispatch(settle(appointmentId, 'no-show'))}
        >
          {t('noShow')}
        </Button>
      )}
      {marks.includes('paid') && (
        <Button
          icon="payment"
          needsNetwork
          disabled={isBusy}
          onClick={() => void dispatch(pay(appointmentId))}
        >
          {t('markPaid')}
        </Button>
      )}
      {appointmentMarks
        .filter(mark => canTakeBack(takeBacks, mark, now))
        .map(mark => (
          <Button
            key={mark}
            needsNetwork
            disabled={isBusy}
            onClick={() => void dispatch(takeMarkBack({ appointmentId, mark }))}
          >
            {t(`takeBack.${mark}`)}
          </Button>
        ))}
      {marks.includes('done') && (
        <Button
          variant="primary"
          icon="check"
          needsNetwork
          busy={isBusy}
          onClick={() => void dispatch(settle(appointmentId, 'done'))}
        >
          {t('done')}
        </Button>
      )}
    </DialogActions>
  )
}
