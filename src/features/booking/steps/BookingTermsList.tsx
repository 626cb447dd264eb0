import { useTranslation } from 'react-i18next'
import { bookingTerms } from '@/domain/bookingTerms'
import type { Salon } from '@/domain/salon'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { useNow } from '@/store/useNow'
import { TickedList } from '@/ui/TickedList'
import type { WithSlot } from '../bookingAt'
import { totalsOf } from '../offer'

interface BookingTermsListProps {
  salon: Salon
  booking: WithSlot
}

/** What the client agrees to: a booking or a request, until when it can be cancelled, and how it is paid. */
export const BookingTermsList = ({ salon, booking: { chosen, slot } }: BookingTermsListProps) => {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const now = useNow()
  const terms = bookingTerms(salon, totalsOf(chosen), slot.startsAt, now ?? 0)
  const changeable = () => {
    if (terms.changeableUntil === null) return t('terms.fixed')
    const { date, minutes, offset } = wallOf(terms.changeableUntil, salon.timeZone)
    return t('terms.changeable', { date: format.date(date), time: format.time(minutes, offset) })
  }
  return (
    <section aria-label={t('terms.title')}>
      <TickedList lines={[t(`terms.${terms.kind}`), changeable(), t(`terms.pay.${terms.payment}`)]} />
    </section>
  )
}
