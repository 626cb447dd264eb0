import fc from 'fast-check'
import { submitted, succeeded } from '@/store/submissionsSlice'
import { rescheduleSubmission } from './appointmentSubmissions'
import {
  appointmentEnded,
  appointmentsSlice,
  endingRequested,
  initialAppointments,
  moreRequested,
  newDayChosen,
  newSlotChosen,
  rescheduleRequested,
  tabChosen,
  taskDropped,
  timesReopened,
  type AppointmentsState,
  type Task,
} from './appointmentsSlice'

const { reducer } = appointmentsSlice
type AppointmentsAction = Parameters<typeof reducer>[1]
const run = (actions: readonly AppointmentsAction[]): AppointmentsState =>
  actions.reduce(reducer, initialAppointments)

const date = '2027-03-12'
const slot = { startsAt: 1, time: '6:00 PM' }
const near = { startsAt: 2, time: '7:00 PM' }
const askCancel = endingRequested({ verb: 'cancel', appointmentId: 'a' })
const askDecline = endingRequested({ verb: 'decline', appointmentId: 'a' })
const ended = appointmentEnded({ appointmentId: 'a', isRefunded: false })
const refunded = appointmentEnded({ appointmentId: 'a', isRefunded: true })
const toConfirming = [rescheduleRequested('a'), newDayChosen(date), newSlotChosen({ date, slot })]
const { form } = rescheduleSubmission
const sent = submitted({ form, request: {}, base: null, idempotencyKey: 'key' })
const moved = succeeded({ form, idempotencyKey: 'key' })
const rescheduling = { kind: 'rescheduling', appointmentId: 'a' } as const

test.each<[string, AppointmentsAction[], Task]>([
  ['cancel asks first', [askCancel], { kind: 'ending', verb: 'cancel', appointmentId: 'a' }],
  ['keeping it drops the question', [askCancel, taskDropped()], { kind: 'idle', done: null }],
  ['cancelled', [askCancel, ended], { kind: 'idle', done: 'cancelled' }],
  ['declined', [askDecline, ended], { kind: 'idle', done: 'declined' }],
  ['cancelled and paid back', [askCancel, refunded], { kind: 'idle', done: 'cancelled_refunded' }],
  ['an answer after the dialog was left', [askCancel, taskDropped(), ended], { kind: 'idle', done: null }],
  [
    'an answer about another appointment',
    [askCancel, appointmentEnded({ appointmentId: 'b', isRefunded: false })],
    run([askCancel]).task,
  ],
  ['a day', [rescheduleRequested('a'), newDayChosen(date)], { ...rescheduling, step: 'choosing_time', date }],
  ['a slot', toConfirming, { ...rescheduling, step: 'confirming', date, slot }],
  ['a slot on its way', [...toConfirming, sent], run(toConfirming).task],
  ['moved', [...toConfirming, sent, moved], { kind: 'idle', done: 'moved' }],
  [
    'one tap takes the nearest',
    [...toConfirming, newSlotChosen({ date, slot: near })],
    { ...rescheduling, step: 'confirming', date, slot: near },
  ],
  [
    'other times are one step back',
    [...toConfirming, timesReopened()],
    { ...rescheduling, step: 'choosing_time', date },
  ],
])('%s', (_what, actions, task) => {
  expect(run(actions).task).toEqual(task)
})

test('another tab starts with the first part of its list', () => {
  const { tab, moreTimes } = run([moreRequested(), moreRequested(), tabChosen('past')])
  expect({ tab, moreTimes }).toEqual({ tab: 'past', moreTimes: 0 })
})

const fieldsOf: Record<string, string[]> = {
  choosing_day: [],
  choosing_time: ['date'],
  confirming: ['date', 'slot'],
}

test('whatever happens in whatever order, a move knows just what its step knows', () => {
  const anyAction: fc.Arbitrary<AppointmentsAction> = fc.constantFrom<AppointmentsAction>(
    rescheduleRequested('a'),
    newDayChosen(date),
    newSlotChosen({ date, slot }),
    timesReopened(),
    sent,
    moved,
    askCancel,
    ended,
    taskDropped(),
  )
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), actions => {
      const { task } = run(actions)
      if (task.kind === 'rescheduling') {
        const known = ['kind', 'step', 'appointmentId', ...(fieldsOf[task.step] ?? [])]
        expect(Object.keys(task).sort()).toEqual(known.sort())
      }
      expect(run(JSON.parse(JSON.stringify(actions)) as AppointmentsAction[]).task).toEqual(task)
    }),
  )
})
