import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAddressQuery } from '@/ui/useAddressQuery'
import { useAppDispatch } from '@/store/services'
import { QueryFailed } from '@/store/QueryFailed'
import { combineQueries } from '@/store/combineQueries'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import { enteredCardParam } from '@/domain/card'
import { isRunning } from '@/domain/subscription'
import { receiptLeft } from '@/features/cards/checkoutSlice'
import { PlanTable } from '@/features/plans/PlanTable'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { Agreement } from '../checkout/Agreement'
import { CouponBar } from '../coupon/CouponBar'
import { CurrentPlan } from './CurrentPlan'
import { PlanTabs } from './PlanTabs'
import { cardChangeRequested, dialogClosed, selectDialog } from '../subscriptionSlice'

const CouponDialog = lazy(async () => ({ default: (await import('../coupon/CouponDialog')).CouponDialog }))
const ChangeCardDialog = lazy(async () => ({
  default: (await import('../checkout/ChangeCardDialog')).ChangeCardDialog,
}))

export function SubscriptionView() {
  const { t } = useTranslation(['subscription', 'common', 'plans'])
  const dispatch = useAppDispatch()
  const dialog = useSelector(selectDialog)
  const always = { refetchOnMountOrArgChange: true, refetchOnFocus: true }
  const plans = subscriptionsApi.useListPlansQuery(undefined, always)
  const own = subscriptionsApi.useGetMySubscriptionQuery(undefined, always)
  const [search] = useAddressQuery()
  const hasCard = search.has(enteredCardParam)
  useEffect(() => {
    dispatch(dialogClosed())
    dispatch(receiptLeft('subscription'))
    if (hasCard) dispatch(cardChangeRequested())
  }, [dispatch, hasCard])

  if (plans.data && own.data !== undefined) {
    const subscription = own.data
    return (
      <Stack gap={24}>
        {subscription && <CurrentPlan subscription={subscription} />}
        {!(subscription && isRunning(subscription)) && <CouponBar />}
        <PlanTabs list={plans.data} subscription={subscription} />
        <section aria-labelledby="all-plans">
          <Stack gap={12}>
            <h2 id="all-plans">{t('plans:title')}</h2>
            <PlanTable labelledBy="all-plans" />
          </Stack>
        </section>
        <Agreement />
        <Suspense fallback={null}>
          {dialog === 'coupon' && <CouponDialog />}
          {dialog === 'card' && subscription && <ChangeCardDialog subscription={subscription} />}
        </Suspense>
      </Stack>
    )
  }
  const query = combineQueries(plans, own)
  if (query.hasFailed) return <QueryFailed title={t('loadFailed')} query={query} />
  return <SkeletonList label={t('common:loading')} kind="tiles" />
}
