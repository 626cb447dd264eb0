import { PayDialog } from '@/features/payments/PayDialog'
import type { Paying } from '@/features/payments/payingState'
import { CardEntry } from '@/features/subscription/CardEntry'
import { useOwnAppointment } from './useOwnAppointment'

/** Paying for an appointment, with the card taken as the payment provider has it. */
export const PayVisitDialog = ({ paying }: { paying: Exclude<Paying, { step: 'closed' }> }) => {
  const appointment = useOwnAppointment(paying.appointmentId)
  return appointment && <PayDialog paying={paying} appointment={appointment} CardEntry={CardEntry} />
}
