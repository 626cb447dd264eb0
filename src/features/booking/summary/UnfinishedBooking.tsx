import { useTranslation } from 'react-i18next'
import { isMissing } from '@/store/ApiError'
import { QueryFailed } from '@/store/QueryFailed'
import { useSelector } from 'react-redux'
import { matchPath } from 'react-router-dom'
import { salonsApi } from '@/api/salonsApi'
import { joinNames } from '@/domain/appointmentServices'
import { patterns } from '@/domain/paths'
import { readBookingAddress } from '@/domain/readBookingAddress'
import type { Salon } from '@/domain/salon'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import { bookingAt } from '../bookingAt'
import { selectToday } from '../bookingSlice'
import { totalsOf } from '../offer'
import styles from './UnfinishedBooking.module.css'
import { UnfinishedBookingSkeleton } from './UnfinishedBookingSkeleton'
import { useSpreadWords } from '@/i18n/useSpreadWords'

interface UnfinishedBookingProps {
  /** The address of the booking. */
  address: string
  label: string
}

/** The booking that a login or sign-up interrupts, in brief. Shows nothing for an address without a booking. */
export const UnfinishedBooking = ({ address, label }: UnfinishedBookingProps) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  const { salonId = '' } = matchPath(patterns.booking, pathname)?.params ?? {}
  const query = salonsApi.useGetSalonQuery(salonId, { skip: salonId === '' })
  const { data: salon, error } = query
  const { t } = useTranslation()
  if (query.isLoading) return <UnfinishedBookingSkeleton />
  if (!salon && error && !isMissing(error))
    return <QueryFailed isNote title={t('loadFailed')} query={query} />
  return salon ? <InBrief salon={salon} search={search} label={label} /> : null
}

const InBrief = ({ salon, search, label }: { salon: Salon; search: string; label: string }) => {
  const format = useFormat()
  const words = useSpreadWords()
  const booking = bookingAt(salon, readBookingAddress(search), useSelector(selectToday))
  if (booking.step === 'service') return null
  const services = booking.chosen.map(({ service }) => service)
  return (
    <Card as="section" aria-label={label} className={styles.card}>
      <p className={styles.salon}>
        <bdi>{format.name(salon)}</bdi>
      </p>
      <p className={styles.services}>
        <bdi>{format.name(joinNames(services))}</bdi>
        <span className={styles.price}>{words.price(booking.spread, totalsOf(booking.chosen).currency)}</span>
      </p>
      {booking.step === 'confirm' && (
        <p>
          {[
            format.date(wallOf(booking.slot.startsAt, salon.timeZone).date),
            format.time(booking.slot.time, booking.slot.offset),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </Card>
  )
}
