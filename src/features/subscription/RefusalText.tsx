import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { FormProblem } from '@/ui/form/FormProblem'
import type { Refusal } from './checkoutState'
import { isCouponProblem } from './isCouponProblem'

/** Why the last press did not subscribe. */
export function RefusalText({ refusal }: { refusal: Refusal | null }) {
  const { t } = useTranslation(['subscription', 'validation'])
  const text = (why: Refusal) =>
    isCouponProblem(why) ? t('refusal.coupon', { reason: t(`validation:${why}`) }) : t(`refusal.${why}`)
  const leadsToPlan = refusal === 'already_subscribed' || refusal === 'payment_under_way'
  return (
    <FormProblem>
      {refusal && (
        <>
          {text(refusal)}{' '}
          {leadsToPlan && <Link to={paths.manageSubscription}>{t('refusal.seeSubscription')}</Link>}
        </>
      )}
    </FormProblem>
  )
}
