import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { PageHeader } from '@/ui/PageHeader'
import { useIsWide } from '@/ui/useIsWide'
import { askedAt } from './askedQuestion'
import { BookingProgress } from './BookingProgress'
import type { StartedBooking } from './bookingState'
import { BookingStep } from './BookingStep'
import { BookingSummary } from './BookingSummary'
import styles from './BookingWizard.module.css'
import { EnoughButton } from './EnoughButton'
import { isSameScreen } from './questions'
import { SummaryBar } from './SummaryBar'
import { useQuestions } from './useQuestions'

interface BookingWizardProps {
  salon: Salon
  booking: StartedBooking
}

const choosingSteps: readonly StartedBooking['step'][] = [
  'choosing_service',
  'adding_service',
  'choosing_staff',
  'choosing_day',
  'choosing_time',
]

/**
 * One question a screen; a tap moves the progress at once, and then the question. While something is being chosen the
 * summary stays in sight: beside, or in a bar below.
 */
export const BookingWizard = ({ salon, booking }: BookingWizardProps) => {
  const { t } = useTranslation(['booking', 'common'])
  const { goBack } = useQuestions()
  const isWide = useIsWide()
  const depth = askedAt(useLocation().state)?.depth ?? 0
  const format = useFormat()
  const { step } = booking
  const before = useDeferredValue(booking)
  const asked = isSameScreen(before, booking) ? booking : before
  const label = t('common:back')
  const isFirst = (step === 'choosing_service' && depth === 0) || asked.step === 'booked'

  return (
    <div className={styles.wizard}>
      <PageHeader
        title={<bdi>{format.name(salon)}</bdi>}
        back={isFirst ? { label, to: paths.salon(salon.id) } : { label, onPress: goBack }}
      />
      {asked.step !== 'booked' && <BookingProgress booking={booking} />}
      {choosingSteps.includes(asked.step) ? (
        <>
          <div className={styles.beside}>
            <div className={styles.question}>
              <BookingStep salon={salon} booking={asked} />
            </div>
            <aside className={styles.aside} aria-label={t('summary.title')}>
              <BookingSummary salon={salon} booking={asked} />
              {asked.step === 'adding_service' && isWide && <EnoughButton />}
            </aside>
          </div>
          <SummaryBar salon={salon} booking={asked} />
        </>
      ) : (
        <div className={styles.alone}>
          <BookingStep salon={salon} booking={asked} />
        </div>
      )}
    </div>
  )
}
