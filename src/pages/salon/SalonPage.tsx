import { lazy, Suspense, useMemo } from 'react'
import { isMissing } from '@/store/ApiError'
import { LoadFailed } from '@/features/salons/LoadFailed'
import { canBook } from '@/features/salons/salon/canBook'
import { SalonDetails } from '@/features/salons/salon/SalonDetails'
import { SalonSkeleton } from '@/features/salons/salon/SalonSkeleton'
import { useSalonInAddress } from '@/features/salons/useSalonInAddress'
import { useFormat } from '@/i18n/useFormat'
import { usePageTitle } from '@/i18n/usePageTitle'
import { useNow } from '@/store/useNow'
import { Skeleton } from '@/ui/Skeleton'

const GalleryStrip = lazy(async () => ({
  default: (await import('@/features/gallery/GalleryStrip')).GalleryStrip,
}))
const StaffList = lazy(async () => ({
  default: (await import('@/features/salons/salon/StaffList')).StaffList,
}))
const SalonNotFound = lazy(async () => ({
  default: (await import('@/features/salons/salon/SalonNotFound')).SalonNotFound,
}))
const SalonMore = lazy(async () => ({ default: (await import('./SalonMore')).SalonMore }))

export const SalonPage = () => {
  const query = useSalonInAddress()
  const { currentData: salon, error } = query
  const now = useNow()
  const { name } = useFormat()
  usePageTitle(salon && [name(salon)])
  // The same elements at each render: a part that changes while it is hydrated would be rendered anew.
  const gallery = useMemo(
    () =>
      salon?.pictures?.length ? (
        <Suspense fallback={<Skeleton shape="block" height="9.25rem" />}>
          <GalleryStrip salon={salon} />
        </Suspense>
      ) : null,
    [salon],
  )
  const staff = useMemo(
    () =>
      salon &&
      salon.staff.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" height="10rem" />}>
          <StaffList salon={salon} canBook={canBook(salon)} />
        </Suspense>
      ),
    [salon],
  )
  const more = useMemo(
    () =>
      salon && (
        <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
          <SalonMore salon={salon} />
        </Suspense>
      ),
    [salon],
  )
  if (isMissing(error)) {
    return (
      <Suspense fallback={<SalonSkeleton />}>
        <SalonNotFound />
      </Suspense>
    )
  }
  if (salon && now !== null) {
    return (
      <SalonDetails key={salon.id} salon={salon} now={now} gallery={gallery} staff={staff}>
        {more}
      </SalonDetails>
    )
  }
  if (error) return <LoadFailed query={query} />
  return <SalonSkeleton />
}
