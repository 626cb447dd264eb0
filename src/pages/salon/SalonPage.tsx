import { isMissing } from '@/store/ApiError'
import { PosterStrip } from '@/features/posters/PosterStrip'
import { ReviewsPanel } from '@/features/reviews/ReviewsPanel'
import { LoadFailed } from '@/features/salons/LoadFailed'
import { SalonDetails } from '@/features/salons/salon/SalonDetails'
import { SalonNotFound } from '@/features/salons/salon/SalonNotFound'
import { SalonSkeleton } from '@/features/salons/salon/SalonSkeleton'
import { useSalonInAddress } from '@/features/salons/useSalonInAddress'
import { useFormat } from '@/i18n/useFormat'
import { usePageTitle } from '@/i18n/usePageTitle'
import { useNow } from '@/store/useNow'

export const SalonPage = () => {
  const query = useSalonInAddress()
  const { currentData: salon, error } = query
  const now = useNow()
  const { name } = useFormat()
  usePageTitle(salon && [name(salon)])
  if (isMissing(error)) return <SalonNotFound />
  if (salon && now !== null) {
    return (
      <SalonDetails key={salon.id} salon={salon} now={now}>
        <PosterStrip salonId={salon.id} />
        <ReviewsPanel salon={salon} />
      </SalonDetails>
    )
  }
  if (error) return <LoadFailed query={query} />
  return <SalonSkeleton />
}
