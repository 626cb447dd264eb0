import { bookSubmission } from '@/features/booking/bookSubmission'
import { persistSubmission, rehydrateSubmission, type PersistedSubmission } from '@/store/persistedSubmission'
import type { PersistSchema } from '@/store/persistSchema'
import type { SubmissionsState } from '@/store/submissionsSlice'

type PersistedSubmissions = Record<string, PersistedSubmission>

/** Of what is sent only a booking outlives a reload. */
export const submissionsPersistSchema: PersistSchema<SubmissionsState, PersistedSubmissions> = {
  persist: submissions => {
    const booking = persistSubmission(bookSubmission.select({ submissions }))
    return booking ? { [bookSubmission.form]: booking } : {}
  },
  schema: async () => (await import('./persistedSubmissionsSchema')).persistedSubmissionsSchema,
  rehydrate: part =>
    Object.fromEntries(Object.entries(part).map(([form, sent]) => [form, rehydrateSubmission(sent)])),
}
