import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { serviceIdsOf } from '@/domain/visit'
import { todayIn } from '@/domain/zonedTime'
import { SlotPicker } from '@/features/slots/SlotPicker'
import { Dialog } from '@/ui/Dialog'
import { newDayChosen, newSlotChosen, selectLookedAt, taskDropped } from './appointmentsSlice'
import { dateOf, type Movable } from './appointmentTime'
import { MoveConfirm } from './MoveConfirm'
import { MoveSlotLost } from './MoveSlotLost'
import type { Moving } from './moving'
import { useAppointmentWords } from './useAppointmentWords'

interface MoveDialogProps {
  task: Moving
  appointment: Movable
}

/** Later free slots of the same services with the same person, and the move to one of them. */
export const MoveDialog = ({ task, appointment }: MoveDialogProps) => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const lookedAt = useSelector(selectLookedAt) ?? appointment.startsAt
  const { service, date, time } = useAppointmentWords(appointment)
  const { salonId, timeZone, startsAt, barberLocation, country = '', chairId = null } = appointment
  const today = todayIn(timeZone, lookedAt)
  const ownDay = dateOf(appointment)

  return (
    <Dialog
      open
      size="large"
      title={t('delayTitle')}
      closeLabel={t('common:close')}
      locked={task.step === 'sending'}
      onClose={() => dispatch(taskDropped())}
    >
      <p>{t('delayText', { service, date, time })}</p>
      {(task.step === 'choosing_day' || task.step === 'choosing_time') && (
        <SlotPicker
          salon={{ id: salonId, city: barberLocation, country, timeZone }}
          serviceIds={serviceIdsOf(appointment)}
          chairId={chairId}
          movingId={appointment._id}
          from={ownDay > today ? ownDay : today}
          after={startsAt}
          date={task.step === 'choosing_time' ? task.date : null}
          onDayChosen={chosen => dispatch(newDayChosen(chosen))}
          onSlotChosen={chosen => dispatch(newSlotChosen(chosen))}
        />
      )}
      {task.step === 'slot_lost' && <MoveSlotLost task={task} timeZone={timeZone} />}
      {(task.step === 'confirming' || task.step === 'sending' || task.step === 'unanswered') && (
        <MoveConfirm task={task} chairId={chairId} />
      )}
    </Dialog>
  )
}
