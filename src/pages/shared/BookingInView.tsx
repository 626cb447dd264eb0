import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { readFrom } from '@/domain/returnState'
import { UnfinishedBookingSkeleton } from '@/features/booking/summary/UnfinishedBookingSkeleton'
import { useNewClient } from './useNewClient'

const UnfinishedBooking = lazy(async () => ({
  default: (await import('@/features/booking/summary/UnfinishedBooking')).UnfinishedBooking,
}))

/** Keeps the booking in view on a page of login or sign-up that leads back to it. */
export function BookingInView() {
  const { t } = useTranslation('auth')
  const address = readFrom(useLocation().state)
  const newClient = useNewClient()
  if (!newClient || address === undefined) return null
  return (
    <Suspense fallback={<UnfinishedBookingSkeleton />}>
      <UnfinishedBooking address={address} label={t('yourBooking')} />
    </Suspense>
  )
}
