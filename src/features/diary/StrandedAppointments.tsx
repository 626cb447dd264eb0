import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/Stack'
import { rescheduleRequested, taskLeft } from './diarySlice'
import type { BookedAppointment } from '@/domain/bookedAppointment'
import styles from './StrandedAppointments.module.css'

interface StrandedAppointmentsProps {
  stranded: readonly BookedAppointment[]
  /** Those of the days that are shown. */
  appointments: readonly Appointment[]
}

/** Who is booked in time off that was just made. Each can be moved at once; on another day, from there. */
export const StrandedAppointments = ({ stranded, appointments }: StrandedAppointmentsProps) => {
  const { t } = useTranslation(['diary', 'common'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const move = ({ _id, date }: BookedAppointment) => {
    if (appointments.some(shown => shown._id === _id)) dispatch(rescheduleRequested(_id))
    else {
      dispatch(taskLeft())
      void navigate({ search: `?view=calendar&date=${date}`, hash: _id })
    }
  }
  return (
    <Dialog
      open
      size="medium"
      title={t('timeOff.stranded', { count: stranded.length })}
      closeLabel={t('common:close')}
      onClose={() => dispatch(taskLeft())}
    >
      <Stack gap={12}>
        <p>{t('timeOff.strandedText')}</p>
        <ul role="list" className={styles.list}>
          {stranded.map(appointment => {
            const {
              _id,
              date,
              startTime,
              offset,
              clientName,
              serviceName,
              serviceNameAr = null,
            } = appointment
            const when = `${format.date(date)} · ${format.time(startTime, offset)}`
            const who = clientName || t('client')
            return (
              <li key={_id}>
                <span>
                  <span className={styles.when}>{when}</span> <bdi>{who}</bdi> <span>·</span>{' '}
                  <bdi>{format.name({ name: serviceName, nameAr: serviceNameAr })}</bdi>
                </span>
                <Button
                  size="small"
                  icon="clock"
                  aria-label={t('timeOff.move', { who, when })}
                  onClick={() => move(appointment)}
                >
                  {t('move')}
                </Button>
              </li>
            )
          })}
        </ul>
      </Stack>
    </Dialog>
  )
}
