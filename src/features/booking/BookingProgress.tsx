import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/classNames'
import type { StartedBooking } from './bookingState'
import styles from './BookingProgress.module.css'
import { questionOf, questions } from './questions'

/** How far the booking has come. */
export const BookingProgress = ({ booking }: { booking: StartedBooking }) => {
  const { t } = useTranslation('booking')
  const asked = questions.filter(
    question => question !== 'person' || !('asksStaff' in booking) || booking.asksStaff,
  )
  const at = asked.indexOf(questionOf(booking))
  return (
    <div className={styles.progress}>
      <ol className={styles.bars} aria-hidden="true">
        {asked.map((question, index) => (
          <li key={question} className={classNames(styles.bar, index <= at && styles.reached)} />
        ))}
      </ol>
      <p className={styles.text}>{t('progress', { step: at + 1, steps: asked.length })}</p>
    </div>
  )
}
