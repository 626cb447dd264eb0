import type { Checkout } from '@/features/cards/checkout'
import { PayDialog } from '@/features/payments/PayDialog'
import { useOwnAppointment } from './useOwnAppointment'

interface PayAppointmentDialogProps {
  checkout: Exclude<Checkout<'appointment'>, { step: 'none' }>
}

export const PayAppointmentDialog = ({ checkout }: PayAppointmentDialogProps) => {
  const appointment = useOwnAppointment(checkout.item.appointmentId)
  return appointment && <PayDialog checkout={checkout} appointment={appointment} />
}
