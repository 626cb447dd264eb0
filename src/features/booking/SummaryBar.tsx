import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { joinNames } from '@/domain/appointmentServices'
import { useFormat } from '@/i18n/useFormat'
import { BottomBar } from '@/ui/BottomBar'
import { useIsWide } from '@/ui/useIsWide'
import { AddServiceButton } from './AddServiceButton'
import type { StartedBooking } from './bookingState'
import { EnoughButton } from './EnoughButton'
import { findServicesInSections, totalsOf } from './offer'
import styles from './SummaryBar.module.css'
import { useServicePrice } from './useServicePrice'

/** On a phone, where the summary has no room beside: what was chosen with its price, and room for more. */
export const SummaryBar = ({ salon, booking }: { salon: Salon; booking: StartedBooking }) => {
  const { t } = useTranslation('common')
  const format = useFormat()
  const isWide = useIsWide()
  const priceOf = useServicePrice()
  const chosen = 'serviceIds' in booking ? findServicesInSections(salon, booking.serviceIds) : null
  if (!chosen) return null
  const totals = totalsOf(chosen)
  return (
    <div className={styles.phoneOnly}>
      <BottomBar>
        <div className={styles.bar}>
          <p className={styles.name}>
            <bdi>{format.name(joinNames(chosen.map(({ service }) => service)))}</bdi>
            {chosen.length > 1 && (
              <span className={styles.minutes}>{t('minutes', { count: totals.minutes })}</span>
            )}
          </p>
          <span className={styles.price}>{priceOf(totals)}</span>
          <AddServiceButton salon={salon} booking={booking} chosen={chosen} short />
          {booking.step === 'adding_service' && !isWide && <EnoughButton />}
        </div>
      </BottomBar>
    </div>
  )
}
