import { useTranslation } from 'react-i18next'
import { bookingQuestions, type BookingQuestion } from '@/domain/bookingAddress'
import { classNames } from '@/ui/classNames'
import type { Booking } from '../bookingAt'
import styles from './BookingProgress.module.css'

const questionOf = ({ step }: Booking): BookingQuestion => (step === 'more' ? 'service' : step)

export const BookingProgress = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking')
  const questions = bookingQuestions.filter(
    question => question !== 'staff' || !('asksStaff' in booking) || booking.asksStaff,
  )
  const at = questions.indexOf(questionOf(booking))
  return (
    <div className={styles.progress}>
      <ol className={styles.bars} aria-hidden="true">
        {questions.map((question, index) => (
          <li key={question} className={classNames(styles.bar, index <= at && styles.reached)} />
        ))}
      </ol>
      <p className={styles.text}>{t('progress', { step: at + 1, steps: questions.length })}</p>
    </div>
  )
}
