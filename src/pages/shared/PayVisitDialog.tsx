import { PayDialog } from '@/features/payments/PayDialog'
import type { Paying } from '@/features/payments/payingState'
import { useOwnAppointment } from './useOwnAppointment'

/** Paying for an appointment of the person's own. */
export const PayVisitDialog = ({ paying }: { paying: Exclude<Paying, { step: 'closed' }> }) => {
  const appointment = useOwnAppointment(paying.appointmentId)
  return appointment && <PayDialog paying={paying} appointment={appointment} />
}
