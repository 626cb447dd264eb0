import { QueryFailed } from '@/store/QueryFailed'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import type { Payment } from '@/domain/payment'
import { useUser } from '@/features/auth/useUser'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Logo } from '@/ui/Logo'
import { InvoiceFacts } from './InvoiceFacts'
import { zoneOf } from './paymentYears'
import { receiptClosed } from './paymentsSlice'
import styles from './Receipt.module.css'
import { ReceiptFact } from './ReceiptFact'
import { usePaymentWords } from './usePaymentWords'
import { AppointmentFacts } from './AppointmentFacts'

/** The receipt of a payment. It prints alone on the page. */
export function Receipt({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation(['payments', 'common'])
  const dispatch = useAppDispatch()
  const { name } = useUser()
  const { salon, date, amount, refundDate } = usePaymentWords()(payment)
  const invoices = subscriptionsApi.useListInvoicesQuery(undefined, {
    skip: payment.appointment !== undefined,
  })
  const invoice = invoices.data?.find(({ paymentId }) => paymentId === payment._id)
  return (
    <Dialog
      open
      onClose={() => dispatch(receiptClosed())}
      title={t('receipt.title')}
      closeLabel={t('common:close')}
      size="small"
    >
      <div className={styles.receipt}>
        <Logo lang={i18n.language} />
        <p className={styles.amount}>
          <bdi>{amount}</bdi>
        </p>
        <dl className={styles.facts}>
          <ReceiptFact label={t('receipt.to')}>
            <bdi>{salon}</bdi>
          </ReceiptFact>
          <ReceiptFact label={t('receipt.by')}>
            <bdi>{name}</bdi>
          </ReceiptFact>
          {payment.appointment && (
            <AppointmentFacts appointment={payment.appointment} timeZone={zoneOf(payment)} />
          )}
          <ReceiptFact label={t('receipt.date')}>
            <bdi dir="ltr">{date}</bdi>
          </ReceiptFact>
          {payment.way && (
            <ReceiptFact label={t('receipt.way')}>{t(`receipt.ways.${payment.way}`)}</ReceiptFact>
          )}
          {payment.refund && (
            <ReceiptFact label={t('receipt.refund')}>
              {refundDate ? t('receipt.refundedOn', { date: refundDate }) : t(`refund.${payment.refund}`)}
            </ReceiptFact>
          )}
          {invoice && <InvoiceFacts invoice={invoice} />}
          <ReceiptFact label={t('receipt.number')}>
            <bdi dir="ltr" className={styles.id}>
              {payment._id}
            </bdi>
          </ReceiptFact>
        </dl>
        {!invoices.data && invoices.isError && (
          <QueryFailed isNote title={t('receipt.invoiceFailed')} query={invoices} />
        )}
      </div>
      <div className={styles.actions}>
        <DialogActions>
          <Button onClick={() => dispatch(receiptClosed())}>{t('common:close')}</Button>
          <Button variant="primary" onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
