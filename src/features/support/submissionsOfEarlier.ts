type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const form = 'book'

/** A booking held its own submission. */
export function stateWithBookSubmission(state: Fields): Fields {
  const { booking, submissions } = state
  if (!isRecord(booking) || !isRecord(booking['submission'])) return state
  const { submission, ...rest } = booking
  const others = isRecord(submissions) ? submissions : {}
  return {
    ...state,
    booking: rest,
    submissions: { ...others, [form]: { base: null, ...submission } },
  }
}

const types: Readonly<Record<string, string>> = {
  'booking/bookingSubmitted': 'submissions/submitted',
  'booking/bookingRefused': 'submissions/refused',
  'booking/bookingUnanswered': 'submissions/unanswered',
}

export function actionOfSubmission(action: Fields): Fields {
  const type = types[String(action['type'])]
  if (type === undefined || !isRecord(action['payload'])) return action
  return { ...action, type, payload: { form, base: null, ...action['payload'] } }
}
