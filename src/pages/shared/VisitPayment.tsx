import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { usePageEnd } from '@/store/usePageEnd'
import { selectPaying, visitPaymentClosed } from '@/features/payments/payingSlice'

const PayVisitDialog = lazy(async () => ({ default: (await import('./PayVisitDialog')).PayVisitDialog }))

/** The dialog in which an appointment is paid, while one is. */
export const VisitPayment = () => {
  const paying = useSelector(selectPaying)
  usePageEnd(visitPaymentClosed)
  if (paying.step === 'closed') return null
  return (
    <Suspense fallback={null}>
      <PayVisitDialog paying={paying} />
    </Suspense>
  )
}
