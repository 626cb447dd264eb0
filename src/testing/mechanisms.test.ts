import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles, src } from './sourceFiles'

/** Whether the server answered is asked of `isUnanswered`. These files still say it themselves; none may join them. */
const stillThemselves = [
  'features/appointments/endAppointment.ts',
  'features/appointments/rescheduleAppointment.ts',
  'features/auth/signUpProblem.ts',
  'features/booking/confirmBooking.ts',
  'features/diary/sendChange.ts',
  'features/payments/payForAppointment.ts',
  'features/reviews/sendReview.ts',
  'features/subscription/payForPlan.ts',
  'features/waitlist/waitProblem.ts',
]

test('what an unanswered call is stands once', () => {
  const unanswered = /status === 0 \|\| [^;\n]*status >= 500|status >= 500 \|\| [^;\n]*status === 0/
  const files = sourceFiles().filter(name => unanswered.test(readFileSync(join(src, name), 'utf8')))
  const elsewhere = files.filter(name => name !== 'store/ApiError.ts' && !stillThemselves.includes(name))
  expect(elsewhere).toEqual([])
})
