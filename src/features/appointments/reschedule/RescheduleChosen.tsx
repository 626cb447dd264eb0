import type { TakenSlot } from '@/domain/appointment'
import { idleSubmission, problemIn, requestIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { rescheduleSubmission } from '../appointmentSubmissions'
import { RescheduleConfirm } from './RescheduleConfirm'
import { RescheduleSlotLost } from './RescheduleSlotLost'
import type { RescheduleChoice } from './rescheduling'

interface RescheduleChosenProps {
  task: RescheduleChoice
  timeZone: string
  staffId: string | null
}

/** The chosen slot, to be confirmed. If somebody else took it, offers the nearest free slots. */
export const RescheduleChosen = ({ task, timeZone, staffId }: RescheduleChosenProps) => {
  const last = useSubmission(rescheduleSubmission)
  const submission = requestIn(last)?.startsAt === task.slot.startsAt ? last : idleSubmission
  const problem = problemIn(submission)
  if (problem?.code === 'slot_taken') {
    const { nearest = [] } = (problem.data ?? {}) as Partial<TakenSlot>
    return <RescheduleSlotLost date={task.date} nearest={nearest} timeZone={timeZone} />
  }
  return <RescheduleConfirm task={task} staffId={staffId} submission={submission} />
}
