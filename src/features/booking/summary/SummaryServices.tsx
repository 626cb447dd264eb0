import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import { useSpreadWords } from '@/i18n/useSpreadWords'
import { Button } from '@/ui/Button'
import { AddServiceButton } from './AddServiceButton'
import { reopened, serviceRemoved } from '../answers'
import type { Booking } from '../bookingAt'
import styles from './BookingSummary.module.css'
import { SummaryService } from './SummaryService'
import { useBookingSteps } from '../useBookingSteps'

interface SummaryServicesProps {
  salon: Salon
  booking: Exclude<Booking, { step: 'service' }>
  fixed: boolean
}

/** The services of the appointment. A single service can be changed; each of several can be removed. */
export const SummaryServices = ({ salon, booking, fixed }: SummaryServicesProps) => {
  const { t } = useTranslation(['booking', 'common'])
  const { answer } = useBookingSteps(salon)
  const format = useFormat()
  const words = useSpreadWords()
  const priceOf = usePrice()
  const { chosen } = booking
  const isOne = chosen.length === 1
  const label = t(isOne ? 'summary.service' : 'summary.services')
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      {chosen.map(({ section, service }) => (
        <dd key={service.id} className={styles.service}>
          <SummaryService
            service={service}
            section={section}
            minutes={isOne ? words.minutes(booking.spread) : t('common:minutes', { count: service.time })}
            price={isOne ? undefined : priceOf(service)}
          />
          {!fixed && (
            <Button
              variant="quiet"
              size="small"
              className={styles.change}
              aria-label={
                isOne
                  ? t('summary.changePart', { part: label })
                  : t('summary.removeService', { service: format.name(service) })
              }
              onClick={() =>
                answer(isOne ? reopened(booking, 'service') : serviceRemoved(booking, service.id))
              }
            >
              {t(isOne ? 'summary.change' : 'summary.remove')}
            </Button>
          )}
        </dd>
      ))}
      {!fixed && (
        <dd className={styles.add}>
          <AddServiceButton salon={salon} booking={booking} />
        </dd>
      )}
    </div>
  )
}
