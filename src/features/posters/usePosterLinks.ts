import { useTranslation } from 'react-i18next'
import { promotionsApi } from '@/api/promotionsApi'
import { promotionState } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { useToday } from '@/store/useNow'
import type { PosterLink } from './posterValues'

interface Choice {
  value: PosterLink
  label: string
}

/** What a poster can lead to: promotions that have not ended, services, and what it leads to now. */
export function usePosterLinks(salon: Salon, present: PosterLink = ''): Choice[] {
  const { t } = useTranslation('posters')
  const format = useFormat()
  const today = useToday(salon.timeZone) ?? ''
  const { data = [] } = promotionsApi.useListSalonPromotionsQuery(salon.id)
  const promotions = data
    .filter(
      promotion => promotionState(promotion, today) !== 'ended' || `promotion-${promotion.id}` === present,
    )
    .map(({ id, title, titleAr }): Choice => {
      const name = format.name({ name: title, nameAr: titleAr })
      return { value: `promotion-${id}`, label: t('link.promotion', { name }) }
    })
  const services = salon.sections
    .flatMap(section => section.services)
    .map((service): Choice => ({ value: `service-${service.id}`, label: format.name(service) }))
  return [{ value: '', label: t('link.none') }, ...promotions, ...services]
}
