import { PayButton } from '@/features/payments/PayButton'
import { AppointmentPaymentText } from '@/features/payments/AppointmentPaymentText'
import { useOwnAppointment } from './useOwnAppointment'

/** Below the receipt of a booking: paying for it at once, or that it is paid. */
export const PayBooked = ({ appointmentId }: { appointmentId: string }) => {
  const appointment = useOwnAppointment(appointmentId)
  return (
    appointment && (
      <>
        <AppointmentPaymentText appointment={appointment} />
        <PayButton appointment={appointment} now={null} />
      </>
    )
  )
}
