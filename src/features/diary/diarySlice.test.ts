import { networkError, type ApiError } from '@/store/ApiError'
import { refused, submitted, unanswered } from '@/store/submissionsSlice'
import { changeSubmission } from './changeSubmission'
import {
  appointmentDropped,
  changeMade,
  diarySlice,
  freeTimeChosen,
  initialDiary,
  rescheduleRequested,
  taskLeft,
} from './diarySlice'

const { reducer } = diarySlice
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, initialDiary)
const { form } = changeSubmission
const idempotencyKey = 'key'
const sent = submitted({ form, request: {}, base: null, idempotencyKey })
const refusedWith = (problem: Partial<ApiError>) =>
  refused({
    form,
    idempotencyKey,
    problem: { success: false, status: 409, message: 'No', ...problem },
  })
const from = { staffId: 'c', startsAt: 0, etag: '"1"' }
const to = { staffId: 'c', startsAt: 1 }
const dropped = appointmentDropped({ appointmentId: 'a', from, to })

test('while a change is under way nothing else begins and nothing closes it', () => {
  const sending = after(rescheduleRequested('a'), sent)
  expect(reducer(sending, taskLeft()).task).toEqual(sending.task)
  expect(reducer(sending, freeTimeChosen({ staffId: 'c', startsAt: 1 })).task).toEqual(sending.task)
})

test.each([
  [unanswered({ form, idempotencyKey, problem: networkError }), 'no_answer'],
  [refusedWith({ code: 'slot_taken' }), 'slot_taken'],
  [refusedWith({ status: 404 }), 'not_movable'],
  [refusedWith({ code: 'paid_online' }), 'paid_online'],
  [refusedWith({ status: 400, fields: { name: 'name_required' } }), null],
])('a failure leaves the form open and says why: %#', (failure, problem) => {
  expect(after(rescheduleRequested('a'), sent, failure).task).toMatchObject({
    kind: 'rescheduling',
    step: 'open',
    problem,
  })
})

test('a dragged one that cannot be had goes back with a word', () => {
  expect(after(dropped, sent, refusedWith({ code: 'slot_taken' })).task).toEqual({
    kind: 'idle',
    done: null,
    problem: 'slot_taken',
    shift: null,
    isUndo: false,
  })
})

test('what was done is told until something else begins', () => {
  const done = after(rescheduleRequested('a'), sent, changeMade({ done: 'moved' }))
  expect(done.task).toMatchObject({ kind: 'idle', done: 'moved', problem: null })
  expect(reducer(done, taskLeft()).task).toMatchObject({ done: null })
})

test('a move can be made back, and one that another was quicker with can be made from there', () => {
  const back = { appointmentId: 'a', from: to, to: from }
  expect(after(dropped, sent, changeMade({ done: 'moved', back })).task).toMatchObject({ shift: back })
  const present = { staffId: 'other', startsAt: 5, etag: '"2"' }
  const stale = refusedWith({ status: 412, code: 'stale_write', data: present })
  expect(after(dropped, sent, stale).task).toMatchObject({
    problem: 'staleWrite',
    shift: { appointmentId: 'a', from: present, to },
  })
})
