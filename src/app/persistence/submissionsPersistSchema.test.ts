import { networkError } from '@/store/ApiError'
import type { Submission } from '@/store/submission'
import { persistedSubmissionsSchema } from './persistedSubmissionsSchema'
import { submissionsPersistSchema } from './submissionsPersistSchema'

const request = { salonId: 'salon', serviceIds: ['cut'], staffId: null, startsAt: 1, notes: '' }
const sent = { request, base: null, idempotencyKey: 'key' }
const unanswered: Submission = { step: 'unanswered', problem: networkError, ...sent }

test.each<[Submission, Submission | undefined]>([
  [{ step: 'submitting', ...sent }, unanswered],
  [unanswered, unanswered],
  [{ ...unanswered, step: 'refused' }, undefined],
  [{ step: 'succeeded' }, undefined],
])(
  'of a booking that is $step what has no answer comes back, and nobody waits for one',
  async (book, back) => {
    const part = submissionsPersistSchema.persist({ book, logIn: unanswered })
    expect((await submissionsPersistSchema.schema()).isValidSync(part, { strict: true })).toBe(true)
    expect(submissionsPersistSchema.rehydrate(part)).toEqual(back ? { book: back } : {})
  },
)

test.each<[string, unknown]>([
  ['another form', { logIn: { request: {}, idempotencyKey: 'key' } }],
  ['a request that is none', { book: { request: { startsAt: 'soon' }, idempotencyKey: 'key' } }],
  ['nothing', null],
])('%s does not come back from storage', (_what, value) => {
  expect(persistedSubmissionsSchema.isValidSync(value, { strict: true })).toBe(false)
})
