import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { serviceIdsOf } from '@/domain/appointmentServices'
import { SlotPicker } from '@/features/slots/SlotPicker'
import { Dialog } from '@/ui/Dialog'
import { useToday } from '@/store/useNow'
import { rescheduleSubmission } from '../appointmentSubmissions'
import { newDayChosen, newSlotChosen, taskDropped } from '../appointmentsSlice'
import { businessDayOf, type Movable } from '../appointmentTime'
import { RescheduleChosen } from './RescheduleChosen'
import type { Rescheduling } from './rescheduling'
import { useAppointmentWords } from '../useAppointmentWords'

interface RescheduleDialogProps {
  task: Rescheduling
  appointment: Movable
}

export const RescheduleDialog = ({ task, appointment }: RescheduleDialogProps) => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const isSending = isSubmitting(useSelector(rescheduleSubmission.select))
  const { service, date, time } = useAppointmentWords(appointment)
  const { salonId, timeZone, startsAt, barberLocation, country = '', staffId = null } = appointment
  const ownDay = businessDayOf(appointment)
  const today = useToday(timeZone) ?? ownDay

  return (
    <Dialog
      open
      size="large"
      title={t('delayTitle')}
      closeLabel={t('common:close')}
      locked={isSending}
      onClose={() => dispatch(taskDropped())}
    >
      <p>{t('delayText', { service, date, time })}</p>
      {task.step === 'confirming' ? (
        <RescheduleChosen task={task} timeZone={timeZone} staffId={staffId} />
      ) : (
        <SlotPicker
          salon={{ id: salonId, city: barberLocation, country, timeZone }}
          serviceIds={serviceIdsOf(appointment)}
          staffId={staffId}
          reschedulingId={appointment._id}
          from={appointment.nightOf ?? (ownDay > today ? ownDay : today)}
          after={startsAt}
          date={task.step === 'choosing_time' ? task.date : null}
          onDayChosen={chosen => dispatch(newDayChosen(chosen))}
          onSlotChosen={chosen => dispatch(newSlotChosen(chosen))}
        />
      )}
    </Dialog>
  )
}
