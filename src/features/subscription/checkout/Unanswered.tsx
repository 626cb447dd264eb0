import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { paths } from '@/domain/paths'
import type { CheckoutAt } from '@/features/cards/checkout'
import { askAgain } from '@/features/cards/pay'
import { Banner } from '@/ui/Banner'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { Stack } from '@/ui/Stack'
import { OfferCard } from './OfferCard'
import { planCheckout } from './planCheckout'

/** The answer was lost. Everything stays as it was sent, because the payment may have arrived. */
export function Unanswered({ checkout }: { checkout: CheckoutAt<'subscription', 'unanswered'> }) {
  const { t } = useTranslation('subscription')
  const dispatch = useAppDispatch()
  return (
    <>
      <Stack>
        <OfferCard choice={checkout.item} total={checkout.payment.amount} />
        <Banner tone="warn" title={t('unanswered.title')} live>
          <p>{t('unanswered.text')}</p>
          <Link to={paths.manageSubscription}>{t('refusal.seeSubscription')}</Link>
        </Banner>
      </Stack>
      <BottomBar>
        <Button
          variant="primary"
          size="large"
          needsNetwork
          onClick={() => void dispatch(askAgain(planCheckout))}
        >
          {t('offer.again')}
        </Button>
      </BottomBar>
    </>
  )
}
