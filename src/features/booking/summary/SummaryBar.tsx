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
import { useSpreadWords } from '@/i18n/useSpreadWords'

/** The summary on a phone: the chosen services, their price, and a button to add more. */
export const SummaryBar = ({ salon, booking }: { salon: Salon; booking: Booking }) => {
  const format = useFormat()
  const isWide = useIsWide()
  const words = useSpreadWords()
  if (booking.step === 'service') return null
  const { chosen, spread } = booking
  return (
    <div className={styles.phoneOnly}>
      <BottomBar>
        <div className={styles.bar}>
          <p className={styles.name}>
            <bdi>{format.name(joinNames(chosen.map(({ service }) => service)))}</bdi>
            {chosen.length > 1 && <span className={styles.minutes}>{words.minutes(spread)}</span>}
          </p>
          <span className={styles.price}>{words.price(spread, totalsOf(chosen).currency)}</span>
          <AddServiceButton salon={salon} booking={booking} short />
          {booking.step === 'more' && !isWide && <EnoughButton salon={salon} booking={booking} />}
        </div>
      </BottomBar>
    </div>
  )
}
