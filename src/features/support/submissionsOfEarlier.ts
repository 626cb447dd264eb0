import { isRecord } from '@/domain/isRecord'
import { networkError } from '@/store/ApiError'

type Fields = Record<string, unknown>

const withSubmission = (state: Fields, form: string, submission: Fields): Fields => ({
  ...state,
  submissions: {
    ...(isRecord(state['submissions']) && state['submissions']),
    [form]: { base: null, ...submission },
  },
})

const book = 'book'
const end = 'endAppointment'
const reschedule = 'rescheduleAppointment'

/** A booking held its own submission. */
function withBookSubmission(state: Fields): Fields {
  const { booking } = state
  if (!isRecord(booking) || !isRecord(booking['submission'])) return state
  const { submission, ...rest } = booking
  return withSubmission({ ...state, booking: rest }, book, submission)
}

const refusedWith = (code: unknown): Fields => ({
  step: 'refused',
  problem: { success: false, status: code === 'too_many' ? 429 : 409, message: '', code },
})

/** The submission's step and problem in the step of a task that was sent; undefined before that. */
function sentIn({ step, refusal, nearest }: Fields): Fields | undefined {
  if (step === 'sending') return { step: 'submitting' }
  if (step === 'unanswered') return { step, problem: networkError }
  if (step === 'slot_lost') {
    const { problem } = refusedWith('slot_taken')
    return { step: 'refused', problem: { ...(problem as Fields), data: { nearest } } }
  }
  if (step === 'confirming') return typeof refusal === 'string' ? refusedWith(refusal) : undefined
  return undefined
}

/** A dialog of the appointments held its own submission. Format 1 called rescheduling moving. */
function withTaskSubmission(state: Fields): Fields {
  const { appointments } = state
  const task = isRecord(appointments) ? appointments['task'] : undefined
  if (!isRecord(appointments) || !isRecord(task)) return state
  const { kind, step, verb, appointmentId, date, slot, idempotencyKey = '' } = task
  const withTask = (left: Fields) => ({ ...state, appointments: { ...appointments, task: left } })
  if (kind === 'ending') {
    const asking = withTask({ kind, verb, appointmentId })
    if (step === undefined || step === 'asking') return asking
    const request = { verb, appointmentId, reason: '' }
    return withSubmission(asking, end, {
      ...(sentIn(task) ?? refusedWith(step)),
      request,
      idempotencyKey,
    })
  }
  if (kind !== 'rescheduling' && kind !== 'moving') return state
  const choice = { kind: 'rescheduling', appointmentId }
  if (!isRecord(slot)) return withTask({ ...task, ...choice })
  const chosen = withTask({ ...choice, step: 'confirming', date, slot })
  const sent = sentIn(task)
  const request = { appointmentId, startsAt: slot['startsAt'] }
  return sent ? withSubmission(chosen, reschedule, { ...sent, request, idempotencyKey }) : chosen
}

/** Forms and steps that held their own submission have it among the submissions. */
export const stateWithSubmissions = (state: Fields): Fields => withTaskSubmission(withBookSubmission(state))

const types: Readonly<Record<string, readonly [form: string, type: string]>> = {
  'booking/bookingSubmitted': [book, 'submissions/submitted'],
  'booking/bookingRefused': [book, 'submissions/refused'],
  'booking/bookingUnanswered': [book, 'submissions/unanswered'],
  'appointments/endingConfirmed': [end, 'submissions/submitted'],
  'appointments/endingFailed': [end, 'submissions/refused'],
  'appointments/rescheduleConfirmed': [reschedule, 'submissions/submitted'],
  'appointments/rescheduleFailed': [reschedule, 'submissions/refused'],
  'appointments/appointmentRescheduled': [reschedule, 'submissions/succeeded'],
}

export function actionOfSubmission(action: Fields): Fields {
  const [form, type] = types[String(action['type'])] ?? []
  if (form === undefined) return action
  const { payload } = action
  return { ...action, type, payload: { form, base: null, ...(isRecord(payload) && payload) } }
}
