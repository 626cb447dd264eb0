import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { promotionsApi } from '@/api/promotionsApi'
import { promotionState, promotionStates } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { QueryFailed } from '@/store/QueryFailed'
import { useAppDispatch } from '@/store/services'
import { useToday } from '@/store/useNow'
import { usePageEnd } from '@/store/usePageEnd'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { OwnPromotion } from './OwnPromotion'
import {
  promotionBegun,
  promotionDialogsClosed,
  selectEndingId,
  selectPromotionForm,
} from './ownPromotionsSlice'
import styles from './OwnPromotions.module.css'

const PromotionDialog = lazy(async () => ({
  default: (await import('./PromotionDialog')).PromotionDialog,
}))
const PromotionEndDialog = lazy(async () => ({
  default: (await import('./PromotionEndDialog')).PromotionEndDialog,
}))

/** The owner's promotions: those that run, then those to come, then those that have ended lately. */
export function OwnPromotions({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['mySalon', 'common'])
  const today = useToday(salon.timeZone) ?? ''
  const query = promotionsApi.useListSalonPromotionsQuery(salon.id)
  const { data: promotions, isError } = query
  const dispatch = useAppDispatch()
  const form = useSelector(selectPromotionForm)
  const endingId = useSelector(selectEndingId)
  usePageEnd(promotionDialogsClosed)
  const edited = promotions?.find(({ id }) => id === form?.promotionId)
  const ending = promotions?.find(({ id }) => id === endingId)

  const heading = useRef<HTMLHeadingElement>(null)
  const open = promotions?.filter(promotion => promotionState(promotion, today) !== 'ended').length ?? 0
  const openBefore = useRef(open)
  useEffect(() => {
    // The buttons of the one that has ended are gone.
    if (open < openBefore.current && document.activeElement === document.body) heading.current?.focus()
    openBefore.current = open
  }, [open])
  return (
    <Stack gap={24}>
      <div>
        <Button variant="primary" icon="plus" onClick={() => dispatch(promotionBegun())}>
          {t('promotions.add')}
        </Button>
      </div>
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
            <h2
              id={`promotions-${state}`}
              ref={state === 'ended' ? heading : undefined}
              tabIndex={-1}
              className={styles.heading}
            >
              {t(`promotions.state.${state}`)}
            </h2>
            <ul role="list" className={styles.list}>
              {listed.map(promotion => (
                <OwnPromotion key={promotion.id} salon={salon} promotion={promotion} />
              ))}
            </ul>
          </section>
        )
      })}
      <Suspense fallback={null}>
        {form && (form.promotionId === null || edited) && (
          <PromotionDialog salon={salon} promotion={edited} />
        )}
        {ending && (
          <PromotionEndDialog
            salonId={salon.id}
            promotion={ending}
            onClose={() => dispatch(promotionDialogsClosed())}
          />
        )}
      </Suspense>
    </Stack>
  )
}
