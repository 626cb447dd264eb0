import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Appointment } from '@/domain/appointment'
import { marksOf } from '@/domain/markPolicy'
import type { Instant } from '@/domain/zonedTime'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, requestIn } from '@/store/submission'
import { Button } from '@/ui/Button'
import { Inline } from '@/ui/Inline'
import { markSubmission } from '../appointmentSubmissions'
import { markAppointment } from '../markAppointment'
import styles from './NextClient.module.css'

/** One press says what became of an appointment; the message that follows takes it back. */
export const MarkButtons = ({ appointment, now }: { appointment: Appointment; now: Instant }) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  const submission = useSelector(markSubmission.select)
  const { _id: appointmentId } = appointment
  const marks = marksOf(appointment, now)
  if (marks.length === 0) return null
  const sent = isSubmitting(submission) ? requestIn(submission) : undefined
  return (
    <Inline className={styles.marks}>
      {marks.map(mark => (
        <Button
          key={mark}
          needsNetwork
          variant={mark === 'done' ? 'primary' : 'secondary'}
          icon={({ done: 'check', paid: 'payment', no_show: 'eye-off' } as const)[mark]}
          busy={sent?.mark === mark && sent.appointmentId === appointmentId}
          disabled={sent !== undefined && (sent.mark !== mark || sent.appointmentId !== appointmentId)}
          onClick={() => void dispatch(markAppointment({ appointmentId, mark }))}
        >
          {t(`owner.mark.${mark}`)}
        </Button>
      ))}
    </Inline>
  )
}
