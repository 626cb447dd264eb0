import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/domain/subscription'
import { wallOf } from '@/domain/zonedTime'
import { dayMonthYear } from '@/i18n/dayMonthYear'
import { useFormat } from '@/i18n/useFormat'
import { ReceiptFact } from './ReceiptFact'

/** What a payment to Kursi bought. Days are in UTC, as the periods are. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['payments', 'common'])
  const format = useFormat()
  const { number, tier, size, periodStartsAt, periodEndsAt, price, discount, coupon, currency } = invoice
  const day = (instant: number) => dayMonthYear(wallOf(instant, 'UTC').date, format.locale)
  return (
    <>
      <ReceiptFact label={t('receipt.invoice')}>{number}</ReceiptFact>
      <ReceiptFact label={t('receipt.plan')}>
        {`${t(`common:plan.${tier}`)} · ${t(`common:plan.${size}`)}`}
      </ReceiptFact>
      <ReceiptFact label={t('receipt.period')}>
        {t('receipt.periodText', { from: day(periodStartsAt), until: day(periodEndsAt) })}
      </ReceiptFact>
      {coupon !== null && (
        <>
          <ReceiptFact label={t('receipt.price')}>{format.money({ amount: price, currency })}</ReceiptFact>
          <ReceiptFact label={t('receipt.coupon', { code: coupon })}>
            <bdi dir="ltr">{`−${format.money({ amount: discount, currency })}`}</bdi>
          </ReceiptFact>
        </>
      )}
    </>
  )
}
