import { useTranslation } from 'react-i18next'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import { QueryFailed } from '@/store/QueryFailed'
import { paths } from '@/domain/paths'
import type { CheckoutAt } from '@/features/cards/checkout'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import { SkeletonList } from '@/ui/SkeletonList'
import { SuccessMark } from '@/ui/SuccessMark'
import { PlanFacts } from '../plans/PlanFacts'
import styles from './SubscribedReceipt.module.css'
import { usePlanWords } from '../usePlanWords'

/** The receipt of a new plan: what was paid, until when the plan runs, and what comes next. */
export function SubscribedReceipt({ checkout }: { checkout: CheckoutAt<'subscription', 'paid'> }) {
  const { t } = useTranslation(['subscription', 'common'])
  const { nameOf } = usePlanWords()
  const query = subscriptionsApi.useGetMySubscriptionQuery()
  const { data: subscription, isError } = query
  const { item, invoiceNumber } = checkout
  return (
    <div className={styles.receipt}>
      <SuccessMark />
      <div role="status">
        <h2 className={styles.title}>{t('done.title')}</h2>
        <p className={styles.text}>{t(invoiceNumber === null ? 'done.trialText' : 'done.paidText')}</p>
      </div>
      <Card as="section" padding="roomy" className={styles.card}>
        <h3>{nameOf(item)}</h3>
        {subscription && <PlanFacts subscription={subscription} />}
        {!subscription && isError && <QueryFailed title={t('common:loadFailed')} query={query} />}
        {!subscription && !isError && <SkeletonList label={t('common:loading')} count={1} />}
        {invoiceNumber !== null && <Paid invoiceNumber={invoiceNumber} />}
      </Card>
      <Inline gap={12} className={styles.ways}>
        <ButtonLink to={paths.manageSubscription} variant="primary">
          {t('done.manage')}
        </ButtonLink>
        <ButtonLink to={paths.payments} icon="receipt">
          {t('done.payments')}
        </ButtonLink>
      </Inline>
    </div>
  )
}

function Paid({ invoiceNumber }: { invoiceNumber: number }) {
  const { t } = useTranslation('subscription')
  const { price } = usePlanWords()
  const query = subscriptionsApi.useListInvoicesQuery()
  const { data: invoices, isError } = query
  const invoice = invoices?.find(({ number }) => number === invoiceNumber)
  return (
    <>
      <dl className={styles.paid}>
        {invoice && (
          <div>
            <dt className={styles.label}>{t('done.paidToday')}</dt>
            <dd className={styles.amount}>{price(invoice.amount)}</dd>
          </div>
        )}
        <div>
          <dt className={styles.label}>{t('done.invoice')}</dt>
          <dd>{invoiceNumber}</dd>
        </div>
      </dl>
      {!invoices && isError && <QueryFailed isNote title={t('done.paidFailed')} query={query} />}
    </>
  )
}
