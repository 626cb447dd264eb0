import { useTranslation } from 'react-i18next'
import { promotionsApi } from '@/api/promotionsApi'
import { promotionState } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { useToday } from '@/store/useNow'
import { PromotionCard } from './PromotionCard'
import styles from './SalonPromotions.module.css'

/** What the salon offers today; each leads to a booking with it applied. Renders nothing without promotions. */
export function SalonPromotions({ salon }: { salon: Salon }) {
  const { t } = useTranslation('promotions')
  const today = useToday(salon.timeZone)
  const { data = [] } = promotionsApi.useListSalonPromotionsQuery(salon.id)
  const running = data.filter(promotion => promotionState(promotion, today ?? '') === 'running')
  if (running.length === 0) return null
  return (
    <section aria-labelledby="salon-promotions-heading" className={styles.promotions}>
      <h2 id="salon-promotions-heading">{t('title')}</h2>
      <ul role="list" className={styles.list}>
        {running.map(promotion => (
          <PromotionCard key={promotion.id} promotion={promotion} slug={salon.slug} />
        ))}
      </ul>
    </section>
  )
}
