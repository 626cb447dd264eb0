import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { wallOf } from '@/domain/zonedTime'
import { useSpreadWords } from '@/i18n/useSpreadWords'
import { useFormat } from '@/i18n/useFormat'
import { reopened } from '../answers'
import type { Booking, WithSlot } from '../bookingAt'
import { serviceIdsOf, staffFor, totalsOf } from '../offer'
import { SummaryCard } from './SummaryCard'
import { SummaryRow } from './SummaryRow'
import { SummaryServices } from './SummaryServices'
import { SummaryTotal } from './SummaryTotal'
import { useBookingSteps } from '../useBookingSteps'

interface BookingSummaryProps {
  salon: Salon
  booking: Booking
  /** True while the booking is being sent: nothing can be changed. */
  fixed?: boolean
}

export const BookingSummary = ({ salon, booking, fixed = false }: BookingSummaryProps) => {
  const { t } = useTranslation('booking')
  const { answer } = useBookingSteps(salon)
  const format = useFormat()
  const words = useSpreadWords()
  if (booking.step === 'service') return <SummaryCard salon={salon}>{null}</SummaryCard>

  const { chosen, spread } = booking
  const nameOf = (staffId: string | null) => {
    const staff = staffFor(salon, serviceIdsOf(chosen)).find(({ id }) => id === staffId)
    return staff ? format.name(staff) : t('staff.anyone')
  }
  const timesOf = ({ slot }: WithSlot) => {
    const end = wallOf(slot.startsAt + totalsOf(chosen).minutes * 60_000, salon.timeZone)
    return t('summary.span', {
      from: format.time(slot.time, slot.offset),
      until: format.time(end.minutes, end.offset),
    })
  }
  return (
    <SummaryCard salon={salon}>
      <SummaryServices salon={salon} booking={booking} fixed={fixed} />
      {'staffId' in booking && (
        <SummaryRow
          label={t('summary.staff')}
          value={nameOf(booking.staffId)}
          onChange={fixed || !booking.asksStaff ? undefined : () => answer(reopened(booking, 'staff'))}
        />
      )}
      {booking.step === 'confirm' && (
        <SummaryRow
          label={t('summary.time')}
          value={format.date(wallOf(booking.slot.startsAt, salon.timeZone).date)}
          detail={timesOf(booking)}
          onChange={fixed ? undefined : () => answer(reopened(booking, 'time'))}
        />
      )}
      <SummaryTotal
        price={words.price(spread, totalsOf(chosen).currency)}
        minutes={chosen.length > 1 ? words.minutes(spread) : undefined}
      />
    </SummaryCard>
  )
}
