import { useTranslation } from 'react-i18next'
import { promotionState, type Promotion } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { useToday } from '@/store/useNow'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import { promotionEditingStarted, promotionEndAsked } from './ownPromotionsSlice'
import styles from './OwnPromotions.module.css'
import { usePromotionWords } from './usePromotionWords'

interface OwnPromotionProps {
  salon: Salon
  promotion: Promotion
}

export const OwnPromotion = ({ salon, promotion }: OwnPromotionProps) => {
  const { t } = useTranslation('mySalon')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const state = promotionState(promotion, useToday(salon.timeZone) ?? '')
  const words = usePromotionWords(salon)
  const { details, detailsAr, startsOn, endsOn } = promotion
  const title = format.name({ name: promotion.title, nameAr: promotion.titleAr })
  return (
    <Card as="li" className={styles.promotion}>
      <p className={styles.head}>
        <bdi className={styles.title}>{title}</bdi>
        <Badge tone={state === 'running' ? 'good' : 'neutral'}>{t(`promotions.state.${state}`)}</Badge>
      </p>
      {details && <p dir="auto">{format.name({ name: details, nameAr: detailsAr })}</p>}
      <p className={styles.soft}>
        <span>{words.off(promotion)}</span>
        <span> · </span>
        <span>{words.services(promotion)}</span>
      </p>
      <p className={styles.soft}>
        {t('promotions.span', { from: format.date(startsOn, 'short'), until: format.date(endsOn, 'short') })}
      </p>
      {state !== 'ended' && (
        <Inline>
          <Button
            size="small"
            icon="edit"
            aria-label={t('promotions.edit', { title })}
            onClick={() => dispatch(promotionEditingStarted(promotion.id))}
          >
            {t('promotions.change')}
          </Button>
          <Button
            size="small"
            aria-label={t('promotions.end', { title })}
            onClick={() => dispatch(promotionEndAsked(promotion.id))}
          >
            {t('promotions.endNow')}
          </Button>
        </Inline>
      )}
    </Card>
  )
}
