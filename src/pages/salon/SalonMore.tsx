import type { Salon } from '@/domain/salon'
import { PosterStrip } from '@/features/posters/PosterStrip'
import { SalonPromotions } from '@/features/promotions/SalonPromotions'
import { ReviewsPanel } from '@/features/reviews/ReviewsPanel'

/** What stands below the salon's services. */
export const SalonMore = ({ salon }: { salon: Salon }) => (
  <>
    <SalonPromotions salon={salon} />
    <PosterStrip salon={salon} />
    <ReviewsPanel salon={salon} staff={salon.staff} />
  </>
)
