import { lazy, Suspense, useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isMissing } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { useBusinessToday } from '@/store/useBusinessToday'
import { QueryFailed } from '@/store/QueryFailed'
import { paths } from '@/domain/paths'
import type { SlotQuery } from '@/domain/salon'
import { BookingWizard } from '@/features/booking/BookingWizard'
import { selectUser } from '@/features/auth/authSlice'
import { selectBooking } from '@/features/booking/bookingSlice'
import { FullDayContext } from '@/features/slots/FullDayContext'
import { openBooking } from '@/features/booking/openBooking'
import { ReceiptContext } from '@/features/booking/receipt/ReceiptContext'
import { useSalonInAddress } from '@/features/salons/useSalonInAddress'
import { CalendarButton } from '@/features/calendar/CalendarButton'
import { WaitButton } from '@/features/waitlist/WaitButton'
import { useFormat } from '@/i18n/useFormat'
import { usePageTitle } from '@/i18n/usePageTitle'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'

// A visitor books nothing, so paying comes with the first user.
const PayBooked = lazy(async () => ({ default: (await import('../shared/PayBooked')).PayBooked }))
const AppointmentPayment = lazy(async () => ({
  default: (await import('../shared/AppointmentPayment')).AppointmentPayment,
}))

const whenBooked = (appointmentId: string) => (
  <>
    <Suspense>
      <PayBooked appointmentId={appointmentId} />
    </Suspense>
    <CalendarButton appointmentId={appointmentId} />
  </>
)

export const BookingPage = () => {
  const { t } = useTranslation(['booking', 'common'])
  const dispatch = useAppDispatch()
  const booking = useSelector(selectBooking)
  const isSignedIn = useSelector(selectUser) !== null
  const query = useSalonInAddress()
  const { currentData: salon, error } = query
  const { name } = useFormat()
  usePageTitle(salon && [t('common:titles.booking'), name(salon)])
  const today = useBusinessToday(salon)
  // A refetch of the same salon must not restart the booking; another salon does, and a new day moves its first day.
  const open = useEffectEvent(() => {
    if (salon) dispatch(openBooking(salon))
  })
  const loadedId = salon?.id
  useEffect(() => {
    if (loadedId !== undefined) open()
  }, [loadedId, today])

  const waitButton = useMemo(
    () => salon && ((day: SlotQuery) => <WaitButton salon={salon} query={day} />),
    [salon],
  )

  if (!salon && isMissing(error)) {
    return (
      <EmptyState
        picture="search"
        title={t('salonGone')}
        action={<ButtonLink to={paths.search}>{t('service.otherSalons')}</ButtonLink>}
      />
    )
  }
  if (!salon && error) return <QueryFailed title={t('salonFailed')} query={query} />
  if (!salon || !waitButton || booking.salonId !== salon.id || booking.today === '') {
    return <SkeletonList label={t('common:loading')} />
  }
  return (
    <FullDayContext value={waitButton}>
      <ReceiptContext value={whenBooked}>
        <BookingWizard salon={salon} />
        {isSignedIn && (
          <Suspense>
            <AppointmentPayment />
          </Suspense>
        )}
      </ReceiptContext>
    </FullDayContext>
  )
}
