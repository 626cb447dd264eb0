import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { CheckoutAt, RefusalOf } from '@/features/cards/checkout'
import { useTooManyText } from '@/store/useTooManyText'
import { FormProblem } from '@/ui/form/FormProblem'
import { Link } from '@/ui/Link'
import { isCouponProblem } from '../coupon/isCouponProblem'

/** Why the last attempt did not subscribe. */
export function RefusalText({ checkout }: { checkout: CheckoutAt<'subscription', 'paying' | 'sending'> }) {
  const { refusal, until } = { refusal: null, until: undefined, ...checkout }
  const { t } = useTranslation(['subscription', 'validation'])
  const tooManyText = useTooManyText()
  const text = (why: RefusalOf<'subscription'>) => {
    if (why === 'too_many') return tooManyText({ until })
    return isCouponProblem(why)
      ? t('refusal.coupon', { reason: t(`validation:${why}`) })
      : t(`refusal.${why}`)
  }
  const leadsToPlan = refusal === 'already_subscribed' || refusal === 'payment_under_way'
  return (
    <FormProblem>
      {refusal && (
        <>
          <span>{text(refusal)}</span>{' '}
          {leadsToPlan && <Link to={paths.manageSubscription}>{t('refusal.seeSubscription')}</Link>}
        </>
      )}
    </FormProblem>
  )
}
