import { PayButton } from '@/features/payments/PayButton'
import { AppointmentPaymentText } from '@/features/payments/AppointmentPaymentText'
import { useOwnAppointment } from './useOwnAppointment'

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
