import { useFormat } from '@/i18n/useFormat'
import type { Salon } from '@/domain/salon'
import { BottomBar } from '@/ui/BottomBar'
import type { StartedBooking } from './bookingState'
import { findOffer } from './offer'
import styles from './SummaryBar.module.css'
import { useServicePrice } from './useServicePrice'

/** On a phone, where the summary has no room beside: the chosen service with its price. */
export const SummaryBar = ({ salon, booking }: { salon: Salon; booking: StartedBooking }) => {
  const format = useFormat()
  const priceOf = useServicePrice()
  const offer = findOffer(salon, 'serviceId' in booking ? booking.serviceId : null)
  if (!offer) return null
  return (
    <div className={styles.phoneOnly}>
      <BottomBar>
        <div className={styles.bar}>
          <bdi className={styles.name}>{format.name(offer.service)}</bdi>
          <span className={styles.price}>{priceOf(offer.service)}</span>
        </div>
      </BottomBar>
    </div>
  )
}
