import type { TakenSlot } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import type { WithSlot } from '../bookingAt'
import { ConfirmForm } from './ConfirmForm'
import { SlotLostStep } from './SlotLostStep'
import { useBookingSubmission } from '../useBookingSubmission'

type Confirming = WithSlot & { step: 'confirm' }

/** The last question. If somebody else took the slot, asks for a slot again. */
export const ConfirmStep = ({ salon, booking }: { salon: Salon; booking: Confirming }) => {
  const submission = useBookingSubmission(salon, booking)
  if (submission.step === 'refused' && submission.problem.code === 'slot_taken') {
    const { nearest = [] } = (submission.problem.data ?? {}) as Partial<TakenSlot>
    return <SlotLostStep salon={salon} booking={booking} nearest={nearest} />
  }
  return <ConfirmForm salon={salon} booking={booking} submission={submission} />
}
