import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Versioned } from '@/domain/edit'
import type { ApiError } from './ApiError'
import { conflictIn, type Submission } from './submission'

/** Keyed by the name of the form or step. */
export type SubmissionsState = Record<string, Submission>

interface OfForm {
  form: string
}

interface Submitted extends OfForm {
  request: object
  base: Versioned<object> | null
  idempotencyKey: string
}

interface Answered extends OfForm {
  /** The key of the try that was answered. */
  idempotencyKey: string
}

interface Failed extends Answered {
  problem: ApiError
}

const awaited = (state: SubmissionsState, { form, idempotencyKey }: Answered) => {
  const submission = state[form]
  const isAwaited = submission?.step === 'submitting' && submission.idempotencyKey === idempotencyKey
  return isAwaited ? submission : undefined
}

const fail =
  (step: 'refused' | 'unanswered') =>
  (state: SubmissionsState, { payload }: PayloadAction<Failed>) => {
    const submission = awaited(state, payload)
    if (submission) state[payload.form] = { ...submission, step, problem: payload.problem }
  }

const noSubmissions: SubmissionsState = {}

/** The submissions of all forms and steps. The feature that names one knows its meaning. */
export const submissionsSlice = createSlice({
  name: 'submissions',
  initialState: noSubmissions,
  reducers: {
    submitted: (state, { payload: { form, ...sent } }: PayloadAction<Submitted>) => {
      if (state[form]?.step !== 'submitting') state[form] = { step: 'submitting', ...sent }
    },
    /** Somebody else changed other fields meanwhile: the merged request is sent again. */
    merged: (state, { payload }: PayloadAction<Submitted>) => {
      const submission = awaited(state, payload)
      if (submission) Object.assign(submission, { request: payload.request, base: payload.base })
    },
    succeeded: (state, { payload }: PayloadAction<Answered>) => {
      if (awaited(state, payload)) state[payload.form] = { step: 'succeeded' }
    },
    refused: fail('refused'),
    unanswered: fail('unanswered'),
    /** The user has seen the present values: the next write may overwrite them. */
    conflictSeen: (state, { payload: { form } }: PayloadAction<OfForm>) => {
      const submission = state[form]
      const conflict = submission && conflictIn(submission as Submission<object>)
      if (conflict) state[form] = { step: 'idle', base: conflict.theirs }
    },
    /** The form was left: the result of a try under way is ignored from now on. */
    dropped: (state, { payload: { form } }: PayloadAction<OfForm>) => {
      return form in state
        ? Object.fromEntries(Object.entries(state).filter(([name]) => name !== form))
        : state
    },
  },
})

export const { submitted, merged, succeeded, refused, unanswered, conflictSeen, dropped } =
  submissionsSlice.actions
