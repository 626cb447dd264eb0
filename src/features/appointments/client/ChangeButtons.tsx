import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import { Button } from '@/ui/Button'
import { rescheduleRequested, endingRequested } from '../appointmentsSlice'
import { useAppointmentWords } from '../useAppointmentWords'

export const ChangeButtons = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  const { service, date, time } = useAppointmentWords(appointment)
  const { _id: appointmentId } = appointment
  return (
    <>
      <Button
        needsNetwork
        aria-label={t('cancelThis', { service, date, time })}
        onClick={() => dispatch(endingRequested({ verb: 'cancel', appointmentId }))}
      >
        {t('cancel')}
      </Button>
      <Button
        icon="clock"
        needsNetwork
        aria-label={t('delayThis', { service, date, time })}
        onClick={() => dispatch(rescheduleRequested(appointmentId))}
      >
        {t('delay')}
      </Button>
    </>
  )
}
