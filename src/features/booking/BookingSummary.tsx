import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/api/services'
import type { Salon } from '@/domain/salon'
import { useCityName } from '@/i18n/useCityName'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { stepReopened, type ReopenedStep } from './bookingSlice'
import type { StartedBooking } from './bookingState'
import styles from './BookingSummary.module.css'
import { findOffer, peopleFor } from './offer'
import { useServicePrice } from './useServicePrice'

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
  const dispatch = useAppDispatch()
  const format = useFormat()
  const priceOf = useServicePrice()
  const city = useCityName(salon.city, salon.country)
  const offer = findOffer(salon, 'serviceId' in booking ? booking.serviceId : null)
  const rows: Row[] = []

  if (offer) {
    const { section, service } = offer
    rows.push({
      id: 'service',
      label: t('summary.service'),
      value: format.name(service),
      detail: `${format.name(section)} · ${t('common:minutes', { count: service.time })}`,
      change: 'service',
    })
    if ('chairId' in booking) {
      const person = peopleFor(salon, service.id).find(({ id }) => id === booking.chairId)
      rows.push({
        id: 'person',
        label: t('summary.person'),
        value: person ? format.name(person) : t('person.anyone'),
        ...(booking.asksPerson && { change: 'person' }),
      })
    }
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
        {rows.map(({ id, label, value, detail, change }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <bdi>{value}</bdi>
              {detail && <span className={styles.detail}>{detail}</span>}
            </dd>
            {change && !fixed && booking.step !== 'sending' && (
              <dd className={styles.change}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('summary.changePart', { part: label })}
                  onClick={() => dispatch(stepReopened(change))}
                >
                  {t('summary.change')}
                </Button>
              </dd>
            )}
          </div>
        ))}
        {offer && (
          <div className={styles.row}>
            <dt className={styles.label}>{t('summary.price')}</dt>
            <dd className={styles.price}>{priceOf(offer.service)}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
