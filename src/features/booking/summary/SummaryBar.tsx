import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { joinNames } from '@/domain/appointmentServices'
import { useFormat } from '@/i18n/useFormat'
import { BottomBar } from '@/ui/BottomBar'
import { useIsWide } from '@/ui/useIsWide'
import { AddServiceButton } from './AddServiceButton'
import type { Booking } from '../bookingAt'
import { EnoughButton } from './EnoughButton'
import { totalsOf } from '../offer'
import styles from './SummaryBar.module.css'
import { usePrice } from '@/i18n/usePrice'

/** The summary on a phone: the chosen services, their price, and a button to add more. */
export const SummaryBar = ({ salon, booking }: { salon: Salon; booking: Booking }) => {
  const { t } = useTranslation('common')
  const format = useFormat()
  const isWide = useIsWide()
  const priceOf = usePrice()
  if (booking.step === 'service') return null
  const { chosen } = booking
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
          <AddServiceButton salon={salon} booking={booking} short />
          {booking.step === 'more' && !isWide && <EnoughButton salon={salon} booking={booking} />}
        </div>
      </BottomBar>
    </div>
  )
}
