import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { QueryFailed } from '@/store/QueryFailed'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import { offerOf } from '@/domain/subscription'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { Agreement } from './Agreement'
import type { CheckoutAt } from '@/features/cards/checkout'
import { pay } from '@/features/cards/pay'
import { CardEntry } from '@/features/cards/CardEntry'
import { OfferCard } from './OfferCard'
import { planCheckout } from './planCheckout'
import styles from './PayStep.module.css'
import { RefusalText } from './RefusalText'
import { TrialNote } from '../plans/TrialNote'
import { useOfferTotal } from './useOfferTotal'

interface PayStepProps {
  checkout: CheckoutAt<'subscription', 'paying' | 'sending'>
}

export function PayStep({ checkout }: PayStepProps) {
  const { t } = useTranslation(['subscription', 'common'])
  const dispatch = useAppDispatch()
  const quote = useOfferTotal(checkout)
  const { total } = quote
  const plans = subscriptionsApi.useListPlansQuery()
  const isSending = checkout.step === 'sending'

  if (quote.hasFailed) return <QueryFailed title={t('offer.quoteFailed')} query={quote} />
  if (!plans.data && plans.isError) return <QueryFailed title={t('loadFailed')} query={plans} />
  if (total === undefined || !plans.data) return <SkeletonList label={t('common:loading')} />
  const { trialDays } = offerOf(checkout.item.tier)
  const { trialAvailable } = plans.data
  const today = trialDays > 0 && trialAvailable ? 0 : total
  return (
    <>
      <Stack className={styles.offer}>
        <OfferCard choice={checkout.item} total={total} />
        <TrialNote trialDays={trialDays} trialAvailable={trialAvailable} />
      </Stack>
      <CardEntry
        returnTo="offer"
        onCard={paymentMethod => dispatch(pay(planCheckout, { paymentMethod, amount: total, today }))}
        submit={
          <Button type="submit" variant="primary" size="large" needsNetwork busy={isSending}>
            {t('offer.subscribe')}
          </Button>
        }
      >
        {action => (
          <>
            <Agreement />
            <BottomBar>
              <div className={styles.action}>
                <RefusalText checkout={checkout} />
                {action}
              </div>
            </BottomBar>
          </>
        )}
      </CardEntry>
    </>
  )
}
