import { useTranslation } from 'react-i18next'
import { promotionsApi } from '@/api/promotionsApi'
import { promotionState } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { useToday } from '@/store/useNow'
import { FormSelectField } from '@/ui/form/FormSelectField'
import type { PosterLink } from './posterValues'

interface Choice {
  value: PosterLink
  label: string
}

/** The form's `link` field: the promotion or the service whose booking the poster leads to. */
export function PosterLinkField({ salon }: { salon: Salon }) {
  const { t } = useTranslation('posters')
  const format = useFormat()
  const today = useToday(salon.timeZone) ?? ''
  const { data = [] } = promotionsApi.useListSalonPromotionsQuery(salon.id)
  const promotions = data
    .filter(promotion => promotionState(promotion, today) !== 'ended')
    .map(({ id, title, titleAr }): Choice => {
      const name = format.name({ name: title, nameAr: titleAr })
      return { value: `promotion-${id}`, label: t('link.promotion', { name }) }
    })
  const services = salon.sections
    .flatMap(section => section.services)
    .map((service): Choice => ({ value: `service-${service.id}`, label: format.name(service) }))
  return (
    <FormSelectField
      name="link"
      label={t('link.label')}
      help={t('link.help')}
      options={[{ value: '', label: t('link.none') }, ...promotions, ...services]}
    />
  )
}
