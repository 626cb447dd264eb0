import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { usePageEnd } from '@/store/usePageEnd'
import { checkoutClosed, selectAppointmentCheckout } from '@/features/cards/checkoutSlice'

const PayVisitDialog = lazy(async () => ({ default: (await import('./PayVisitDialog')).PayVisitDialog }))

const appointmentCheckoutLeft = () => checkoutClosed('appointment')

/** The dialog in which an appointment is paid, while one is. */
export const VisitPayment = () => {
  const checkout = useSelector(selectAppointmentCheckout)
  usePageEnd(appointmentCheckoutLeft)
  if (checkout.step === 'none') return null
  return (
    <Suspense fallback={null}>
      <PayVisitDialog checkout={checkout} />
    </Suspense>
  )
}
