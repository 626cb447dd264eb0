import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { RefusalOf } from '@/features/cards/checkout'
import { FormProblem } from '@/ui/form/FormProblem'
import { Link } from '@/ui/Link'
import { isCouponProblem } from '../coupon/isCouponProblem'

/** Why the last attempt did not subscribe. */
export function RefusalText({ refusal }: { refusal: RefusalOf<'subscription'> | null }) {
  const { t } = useTranslation(['subscription', 'validation'])
  const text = (why: RefusalOf<'subscription'>) =>
    isCouponProblem(why) ? t('refusal.coupon', { reason: t(`validation:${why}`) }) : t(`refusal.${why}`)
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
