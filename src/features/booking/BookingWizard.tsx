import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { readBookingAddress } from '@/domain/readBookingAddress'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { CorrectedZones } from '@/i18n/CorrectedZones'
import { useFormat } from '@/i18n/useFormat'
import { QueryFailed } from '@/store/QueryFailed'
import { PageHeader } from '@/ui/PageHeader'
import { SkeletonList } from '@/ui/SkeletonList'
import { BookingLocationContext } from './BookingLocationContext'
import { BookingQuestions } from './BookingQuestions'
import { selectBooking } from './bookingSlice'
import { BookingReceipt } from './receipt/BookingReceipt'
import styles from './BookingWizard.module.css'
import { useBookingLocation } from './useBookingLocation'
import { useReceipt } from './receipt/useReceipt'

/** The step of a booking that the URL names: a question or the receipt. */
export const BookingWizard = ({ salon }: { salon: Salon }) => {
  const { t } = useTranslation(['booking', 'common'])
  const format = useFormat()
  const zones = use(CorrectedZones)
  const location = useBookingLocation()
  const { search } = location
  const { left } = useSelector(selectBooking)
  const address = useMemo(() => {
    const said = readBookingAddress(search)
    return said.step === undefined && left ? left : said
  }, [search, left])
  const receipt = useReceipt(salon, address)
  return (
    <BookingLocationContext value={location}>
      <div className={styles.wizard}>
        {receipt.kind === 'none' && <BookingQuestions key={zones.length} salon={salon} address={address} />}
        {receipt.kind === 'loading' && <SkeletonList label={t('common:loading')} />}
        {receipt.kind === 'failed' && <QueryFailed title={t('receipt.failed')} query={receipt} />}
        {receipt.kind === 'found' && (
          <>
            <PageHeader
              title={<bdi>{format.name(salon)}</bdi>}
              back={{ label: t('common:back'), to: paths.salon(salon.slug) }}
            />
            <div className={styles.alone}>
              <BookingReceipt salon={salon} appointment={receipt.appointment} />
            </div>
          </>
        )}
      </div>
    </BookingLocationContext>
  )
}
