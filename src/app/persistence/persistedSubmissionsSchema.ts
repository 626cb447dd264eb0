import { object } from 'yup'
import { bookSubmission } from '@/features/booking/bookSubmission'
import { sentBookingSchema } from '@/features/booking/persistedBookingSchema'

export const persistedSubmissionsSchema = object({
  [bookSubmission.form]: sentBookingSchema.default(undefined),
}).exact()
