import type { UnknownAction } from '@reduxjs/toolkit'
import {
  answerSent,
  answerStarted,
  initialReviews,
  reviewSent,
  reviewStarted,
  reviewsSlice,
  writingDropped,
  writingFailed,
  writingSubmitted,
  type Writing,
} from './reviewsSlice'

const after = (...actions: UnknownAction[]) => actions.reduce(reviewsSlice.reducer, initialReviews).writing

test.each<[string, UnknownAction[], Writing]>([
  ['started', [reviewStarted('a')], { kind: 'review', appointmentId: 'a', problem: null }],
  [
    'failed',
    [reviewStarted('a'), writingFailed('unanswered')],
    { kind: 'review', appointmentId: 'a', problem: 'unanswered' },
  ],
  [
    'sent again',
    [reviewStarted('a'), writingFailed('unanswered'), writingSubmitted()],
    { kind: 'review', appointmentId: 'a', problem: null },
  ],
  ['sent', [reviewStarted('a'), reviewSent()], { kind: 'nothing', sent: true }],
  ['dropped', [reviewStarted('a'), writingDropped()], { kind: 'nothing', sent: false }],
  [
    'dropped before its answer came',
    [reviewStarted('a'), writingDropped(), reviewSent()],
    { kind: 'nothing', sent: false },
  ],
  ['answered', [answerStarted('r'), answerSent()], { kind: 'nothing', sent: false }],
  ['failed when nothing is written', [writingFailed('other')], { kind: 'nothing', sent: false }],
])('what is written, %s', (_name, actions, expected) => {
  expect(after(...actions)).toEqual(expected)
})
