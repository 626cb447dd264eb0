import type { UnknownAction } from '@reduxjs/toolkit'
import { idleSubmission, type Submission } from './submission'
import {
  conflictSeen,
  dropped,
  refused,
  submitted,
  succeeded,
  unanswered,
  type SubmissionsState,
} from './submissionsSlice'

type AnyOf = typeof submitted | typeof succeeded | typeof refused | typeof unanswered

/** The selector, matchers and actions of one form or step. `form` is the name of its thunk. */
export function submissionOf<Request extends object>(form: string) {
  const matcherOf =
    <Creator extends AnyOf>({ match }: Creator) =>
    (action: UnknownAction): action is ReturnType<Creator> =>
      match(action) && (action.payload as { form: string }).form === form
  return {
    form,
    /** The state of an earlier release has no submissions. */
    select: (state: unknown) =>
      ((state as { submissions?: SubmissionsState }).submissions?.[form] ??
        idleSubmission) as Submission<Request>,
    isSubmitted: matcherOf(submitted),
    isSucceeded: matcherOf(succeeded),
    isRefused: matcherOf(refused),
    isUnanswered: matcherOf(unanswered),
    conflictSeen: () => conflictSeen({ form }),
    dropped: () => dropped({ form }),
  }
}

export type SubmissionOf<Request extends object> = ReturnType<typeof submissionOf<Request>>
