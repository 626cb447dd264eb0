import type { UnknownAction } from '@reduxjs/toolkit'
import { networkError } from '@/store/ApiError'
import type { SubmissionOf } from '@/store/submissionOf'
import { refused, succeeded } from '@/store/submissionsSlice'
import {
  answerStarted,
  initialReviews,
  reviewStarted,
  reviewsSlice,
  writingDropped,
  type Writing,
} from './reviewsSlice'
import { answerSubmission, reviewSubmission } from './reviewSubmissions'

const after = (...actions: UnknownAction[]) => actions.reduce(reviewsSlice.reducer, initialReviews).writing

const sent = <Request extends object>({ form }: SubmissionOf<Request>) =>
  succeeded({ form, idempotencyKey: 'key' })

const failed = <Request extends object>({ form }: SubmissionOf<Request>) =>
  refused({ form, idempotencyKey: 'key', problem: networkError })

test.each<[string, UnknownAction[], Writing]>([
  ['started', [reviewStarted('a')], { kind: 'review', appointmentId: 'a' }],
  ['failed', [reviewStarted('a'), failed(reviewSubmission)], { kind: 'review', appointmentId: 'a' }],
  ['sent', [reviewStarted('a'), sent(reviewSubmission)], { kind: 'nothing', sent: true }],
  ['dropped', [reviewStarted('a'), writingDropped()], { kind: 'nothing', sent: false }],
  ['answered', [answerStarted('r'), sent(answerSubmission)], { kind: 'nothing', sent: false }],
])('what is written, %s', (_name, actions, expected) => {
  expect(after(...actions)).toEqual(expected)
})
