import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import type { Appointment } from '@/domain/appointment'
import type { BookedAppointment } from '@/domain/bookedAppointment'
import type { Salon } from '@/domain/salon'
import { useClientWords } from '@/features/clients/useClientWords'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FormProblem } from '@/ui/form/FormProblem'
import { Stack } from '@/ui/Stack'
import { changeSubmission } from './changeSubmission'
import { rescheduleRequested, taskLeft, type DiaryProblem, type StrandedBooking } from './diarySlice'
import { giveAllToSubstitutes, giveToSubstitute } from './giveToSubstitute'
import styles from './StrandedAppointments.module.css'
import { useDiaryProblemText } from './useDiaryProblemText'

interface StrandedAppointmentsProps {
  salon: Salon
  stranded: readonly StrandedBooking[]
  /** Why one could not be given to somebody else. */
  problem: DiaryProblem | null
  /** Those of the days that are shown. */
  appointments: readonly Appointment[]
}

/**
 * Who is booked in time off that was just made. Each goes to a staff member who is free then by one press, or is moved;
 * on another day, from there.
 */
export const StrandedAppointments = ({
  salon,
  stranded,
  problem,
  appointments,
}: StrandedAppointmentsProps) => {
  const { t } = useTranslation(['diary', 'common'])
  const format = useFormat()
  const clients = useClientWords()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const problemText = useDiaryProblemText(salon.timeZone)
  const isBusy = isSubmitting(useSelector(changeSubmission.select))
  const givable = stranded.filter(({ substituteIds = [] }) => substituteIds.length > 0)
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
      locked={isBusy}
      onClose={() => dispatch(taskLeft())}
    >
      <Stack gap={12}>
        <p>{t('timeOff.strandedText')}</p>
        <FormProblem>{problem && problemText(problem)}</FormProblem>
        {givable.length > 1 && (
          <div>
            <Button
              variant="primary"
              needsNetwork
              busy={isBusy}
              onClick={() => void dispatch(giveAllToSubstitutes())}
            >
              {t('timeOff.giveAll')}
            </Button>
          </div>
        )}
        <ul role="list" className={styles.list}>
          {stranded.map(appointment => {
            const {
              _id,
              date,
              startTime,
              offset,
              serviceName,
              serviceNameAr = null,
              substituteIds: [substituteId] = [],
            } = appointment
            const when = `${format.date(date)} · ${format.time(startTime, offset)}`
            const who = clients.who(appointment) || t('client')
            const found = salon.staff.find(({ id }) => id === substituteId)
            const substitute = found && { id: found.id, name: format.name(found) }
            return (
              <li key={_id}>
                <span>
                  <span className={styles.when}>{when}</span> <bdi>{who}</bdi> <span>·</span>{' '}
                  <bdi>{format.name({ name: serviceName, nameAr: serviceNameAr })}</bdi>
                </span>
                <span className={styles.buttons}>
                  {substitute && (
                    <Button
                      size="small"
                      needsNetwork
                      aria-label={t('timeOff.giveThis', { who, when, staffMember: substitute.name })}
                      onClick={() => void dispatch(giveToSubstitute(_id, substitute.id))}
                    >
                      {t('timeOff.give', { staffMember: substitute.name })}
                    </Button>
                  )}
                  <Button
                    size="small"
                    icon="clock"
                    disabled={isBusy}
                    aria-label={t('timeOff.move', { who, when })}
                    onClick={() => move(appointment)}
                  >
                    {t('move')}
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
      </Stack>
    </Dialog>
  )
}
