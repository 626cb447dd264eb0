import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isApiError, isOffline } from '@/store/ApiError'
import { paymentsApi } from '@/api/paymentsApi'
import { usePageEnd } from '@/store/usePageEnd'
import { QueryFailed } from '@/store/QueryFailed'
import { useUser } from '@/features/auth/useUser'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'
import { PaymentList } from './PaymentList'
import { receiptClosed, selectReceiptId } from './paymentsSlice'

const Receipt = lazy(async () => ({ default: (await import('./Receipt')).Receipt }))

export function PaymentHistory() {
  const { t } = useTranslation(['payments', 'common'])
  const { uid } = useUser()
  const receiptId = useSelector(selectReceiptId)
  usePageEnd(receiptClosed)
  const query = paymentsApi.useListPaymentsQuery(uid, {
    refetchOnMountOrArgChange: true,
  })
  const { data, error, isError } = query
  if (!data && isError) {
    const failure = isApiError(error) && isOffline(error) ? 'unanswered' : 'refused'
    return <QueryFailed title={t(`failed.${failure}`)} query={query} />
  }
  if (!data) return <SkeletonList label={t('common:loading')} />
  if (data.length === 0) {
    return <EmptyState picture="receipt" title={t('none')} text={t('noneText')} />
  }
  const open = data.find(({ _id }) => _id === receiptId)
  return (
    <>
      <PaymentList payments={data} />
      {open && (
        <Suspense fallback={null}>
          <Receipt payment={open} />
        </Suspense>
      )}
    </>
  )
}
