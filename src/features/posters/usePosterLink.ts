import { useTranslation } from 'react-i18next'
import { promotionsApi } from '@/api/promotionsApi'
import { paths } from '@/domain/paths'
import type { Poster } from '@/domain/poster'
import { promotionState } from '@/domain/promotion'
import { promotionAddress } from '@/domain/promotionAddress'
import type { Salon } from '@/domain/salon'
import { useToday } from '@/store/useNow'

/** The booking that a poster leads to; undefined where its service is no longer offered or its promotion does not run. */
export function usePosterLink({ id, slug, timeZone, sections }: Salon) {
  const { t } = useTranslation('gallery')
  const today = useToday(timeZone)
  const { data: promotions = [] } = promotionsApi.useListSalonPromotionsQuery(id)
  const services = sections.flatMap(section => section.services)

  const addressOf = ({ serviceId, promotionId }: Poster): string | undefined => {
    const service = services.find(one => one.id === serviceId)
    if (service) return paths.booking(slug, { serviceIds: [service.id] })
    const promotion = promotions.find(one => one.id === promotionId)
    const isRunning = promotion && promotionState(promotion, today ?? '') === 'running'
    return isRunning ? promotionAddress(slug, promotion) : undefined
  }
  return (poster: Poster) => {
    const to = addressOf(poster)
    return to === undefined ? undefined : { to, label: t('posters.book', { title: poster.title }) }
  }
}
