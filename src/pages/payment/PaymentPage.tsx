import { useTranslation } from 'react-i18next'
import { PaymentHistory } from '@/features/payments/PaymentHistory'
import { PageHeader } from '@/ui/PageHeader'

export function PaymentPage() {
  const { t } = useTranslation('payments')
  return (
    <>
      <PageHeader title={t('title')} />
      <PaymentHistory />
    </>
  )
}
