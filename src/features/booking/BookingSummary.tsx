import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useCityName } from '@/i18n/useCityName'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { stepReopened, type ReopenedStep } from './bookingSlice'
import type { StartedBooking } from './bookingState'
import styles from './BookingSummary.module.css'
import { findServicesInSections, staffFor, totalsOf } from './offer'
import { SummaryServices } from './SummaryServices'
import { useServicePrice } from './useServicePrice'
import { useQuestions } from './useQuestions'

interface BookingSummaryProps {
  salon: Salon
  booking: StartedBooking
  /** Without buttons that change a part: on the receipt. */
  fixed?: boolean
}

interface Row {
  id: string
  label: string
  value: string
  detail?: string
  change?: ReopenedStep
}

/** What has been decided so far. */
export const BookingSummary = ({ salon, booking, fixed = false }: BookingSummaryProps) => {
  const { t } = useTranslation(['booking', 'common'])
  const { answer } = useQuestions()
  const format = useFormat()
  const priceOf = useServicePrice()
  const city = useCityName(salon.city, salon.country)
  const chosen = 'serviceIds' in booking ? findServicesInSections(salon, booking.serviceIds) : null
  const totals = chosen && totalsOf(chosen)
  const canChange = !fixed && booking.step !== 'sending'
  const rows: Row[] = []

  if (chosen && 'staffId' in booking) {
    const person = staffFor(salon, booking.serviceIds).find(({ id }) => id === booking.staffId)
    rows.push({
      id: 'person',
      label: t('summary.person'),
      value: person ? format.name(person) : t('person.anyone'),
      ...(booking.asksStaff && { change: 'person' }),
    })
  }
  if ('slot' in booking) {
    const { date, slot } = booking
    rows.push({
      id: 'time',
      label: t('summary.time'),
      value: format.date(date),
      detail: [format.time(slot.time), slot.offset].filter(Boolean).join(' · '),
      change: 'time',
    })
  }

  return (
    <Card as="section" aria-label={t('summary.title')}>
      <p className={styles.salon}>
        <bdi>{format.name(salon)}</bdi>
      </p>
      <p className={styles.place}>
        <bdi>{[salon.address, city].filter(Boolean).join(' · ')}</bdi>
      </p>
      <dl className={styles.rows}>
        {chosen && <SummaryServices salon={salon} booking={booking} chosen={chosen} canChange={canChange} />}
        {rows.map(({ id, label, value, detail, change }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <bdi>{value}</bdi>
              {detail && <span className={styles.detail}>{detail}</span>}
            </dd>
            {change && canChange && (
              <dd className={styles.change}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('summary.changePart', { part: label })}
                  onClick={() => answer(stepReopened(change))}
                >
                  {t('summary.change')}
                </Button>
              </dd>
            )}
          </div>
        ))}
        {chosen && totals && (
          <div className={styles.row}>
            <dt className={styles.label}>{t('summary.price')}</dt>
            <dd className={styles.price}>
              {priceOf(totals)}
              {chosen.length > 1 && (
                <span className={styles.detail}>{t('common:minutes', { count: totals.minutes })}</span>
              )}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
