import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Payment } from '@/domain/payment'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import styles from './PaymentRow.module.css'
import { receiptOpened } from './paymentsSlice'
import { usePaymentWords } from './usePaymentWords'

export function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments')
  const dispatch = useAppDispatch()
  const words = usePaymentWords()(payment)
  return (
    <Card as="li" className={styles.row}>
      <Avatar name={words.salon} seed={payment.salonId ?? payment.salonName} />
      <div className={styles.who}>
        <bdi className={styles.salon}>{words.salon}</bdi>
        <span className={styles.date} dir="ltr">
          {words.date}
        </span>
      </div>
      <div className={styles.end}>
        <span className={styles.amount}>
          <bdi>{words.amount}</bdi>
          {payment.refund && (
            <Badge tone={payment.refund === 'refused' ? 'bad' : 'info'}>
              {t(`refund.${payment.refund}`)}
            </Badge>
          )}
        </span>
        <IconButton
          icon="receipt"
          label={t('receipt.openOf', words)}
          onClick={() => dispatch(receiptOpened(payment._id))}
        />
      </div>
    </Card>
  )
}
