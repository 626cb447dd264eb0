import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { promotionsApi } from '@/api/promotionsApi'
import { promotionState, promotionStates, type Promotion } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { QueryFailed } from '@/store/QueryFailed'
import { useToday } from '@/store/useNow'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { OwnPromotion } from './OwnPromotion'
import { PromotionForm } from './PromotionForm'
import styles from './OwnPromotions.module.css'

const PromotionEndDialog = lazy(async () => ({
  default: (await import('./PromotionEndDialog')).PromotionEndDialog,
}))

/** The owner's promotions: those that run, then those to come, then those that have ended lately. */
export function OwnPromotions({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['mySalon', 'common'])
  const today = useToday(salon.timeZone) ?? ''
  const query = promotionsApi.useListSalonPromotionsQuery(salon.id)
  const { data: promotions, isError } = query
  const [edited, setEdited] = useState<Promotion | 'new' | null>(null)
  const [ending, setEnding] = useState<Promotion | null>(null)
  return (
    <Stack gap={24}>
      {edited ? (
        <Card>
          <h2 className={styles.formTitle}>
            {t(edited === 'new' ? 'promotions.addTitle' : 'promotions.editTitle')}
          </h2>
          <PromotionForm
            key={edited === 'new' ? 'new' : edited.id}
            salon={salon}
            promotion={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        </Card>
      ) : (
        <div>
          <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
            {t('promotions.add')}
          </Button>
        </div>
      )}
      {!promotions && isError && <QueryFailed title={t('promotions.failed')} query={query} />}
      {!promotions && !isError && <SkeletonList label={t('common:loading')} />}
      {promotions?.length === 0 && (
        <EmptyState picture="bell" title={t('promotions.none')} text={t('promotions.noneText')} />
      )}
      {promotionStates.map(state => {
        const listed = promotions?.filter(promotion => promotionState(promotion, today) === state) ?? []
        if (listed.length === 0) return null
        return (
          <section key={state} aria-labelledby={`promotions-${state}`}>
            <h2 id={`promotions-${state}`} className={styles.heading}>
              {t(`promotions.state.${state}`)}
            </h2>
            <ul role="list" className={styles.list}>
              {listed.map(promotion => (
                <OwnPromotion
                  key={promotion.id}
                  salon={salon}
                  promotion={promotion}
                  onEdit={() => setEdited(promotion)}
                  onEnd={() => setEnding(promotion)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {ending && (
        <Suspense fallback={null}>
          <PromotionEndDialog salonId={salon.id} promotion={ending} onClose={() => setEnding(null)} />
        </Suspense>
      )}
    </Stack>
  )
}
