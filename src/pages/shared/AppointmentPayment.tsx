import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { usePageEnd } from '@/store/usePageEnd'
import { checkoutClosed, selectAppointmentCheckout } from '@/features/cards/checkoutSlice'

const PayAppointmentDialog = lazy(async () => ({
  default: (await import('./PayAppointmentDialog')).PayAppointmentDialog,
}))

const appointmentCheckoutLeft = () => checkoutClosed('appointment')

export const AppointmentPayment = () => {
  const checkout = useSelector(selectAppointmentCheckout)
  usePageEnd(appointmentCheckoutLeft)
  if (checkout.step === 'none') return null
  return (
    <Suspense fallback={null}>
      <PayAppointmentDialog checkout={checkout} />
    </Suspense>
  )
}
