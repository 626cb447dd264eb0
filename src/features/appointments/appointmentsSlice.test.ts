import fc from 'fast-check'
import {
  appointmentEnded,
  appointmentRescheduled,
  appointmentsSlice,
  rescheduleRequested,
  endingRequested,
  endingConfirmed,
  endingFailed,
  initialAppointments,
  moreRequested,
  rescheduleConfirmed,
  rescheduleFailed,
  newDayChosen,
  newSlotChosen,
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
const toSending = [
  rescheduleRequested('a'),
  newDayChosen(date),
  newSlotChosen({ date, slot }),
  rescheduleConfirmed({ idempotencyKey: 'key' }),
]
const rescheduling = { kind: 'rescheduling', appointmentId: 'a', date, slot } as const

test.each<[string, AppointmentsAction[], Task]>([
  ['cancel asks first', [askCancel], { kind: 'ending', verb: 'cancel', appointmentId: 'a', step: 'asking' }],
  ['keeping it drops the question', [askCancel, taskDropped()], { kind: 'idle', done: null }],
  ['done only after the press', [askCancel, appointmentEnded()], run([askCancel]).task],
  ['cancelled', [askCancel, endingConfirmed(), appointmentEnded()], { kind: 'idle', done: 'cancelled' }],
  [
    'a failure can be tried again',
    [askCancel, endingConfirmed(), endingFailed('unanswered'), endingConfirmed(), appointmentEnded()],
    { kind: 'idle', done: 'cancelled' },
  ],
  [
    'declined',
    [endingRequested({ verb: 'decline', appointmentId: 'a' }), endingConfirmed(), appointmentEnded()],
    { kind: 'idle', done: 'declined' },
  ],
  [
    'nothing closes while a move is under way',
    [...toSending, taskDropped(), timesReopened()],
    run(toSending).task,
  ],
  ['moved', [...toSending, appointmentRescheduled()], { kind: 'idle', done: 'moved' }],
  [
    'a lost race keeps the appointment and offers the nearest',
    [...toSending, rescheduleFailed({ kind: 'slot_lost', nearest: [near] })],
    { ...rescheduling, step: 'slot_lost', nearest: [near] },
  ],
  [
    'one tap takes the nearest',
    [
      ...toSending,
      rescheduleFailed({ kind: 'slot_lost', nearest: [near] }),
      newSlotChosen({ date, slot: near }),
    ],
    { ...rescheduling, slot: near, step: 'confirming', refusal: null },
  ],
  [
    'the key outlives a missing answer',
    [...toSending, rescheduleFailed({ kind: 'unanswered' })],
    { ...rescheduling, step: 'unanswered', idempotencyKey: 'key' },
  ],
  [
    'other times are one step back',
    [...toSending, rescheduleFailed({ kind: 'refused', refusal: 'other' }), timesReopened()],
    { kind: 'rescheduling', appointmentId: 'a', date, step: 'choosing_time' },
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
  confirming: ['date', 'slot', 'refusal'],
  sending: ['date', 'slot', 'idempotencyKey'],
  unanswered: ['date', 'slot', 'idempotencyKey'],
  slot_lost: ['date', 'slot', 'nearest'],
}

test('whatever happens in whatever order, a move knows just what its step knows', () => {
  const anyAction: fc.Arbitrary<AppointmentsAction> = fc.constantFrom<AppointmentsAction>(
    rescheduleRequested('a'),
    newDayChosen(date),
    newSlotChosen({ date, slot }),
    timesReopened(),
    rescheduleConfirmed({ idempotencyKey: 'key' }),
    rescheduleFailed({ kind: 'unanswered' }),
    rescheduleFailed({ kind: 'slot_lost', nearest: [near] }),
    rescheduleFailed({ kind: 'refused', refusal: 'other' }),
    appointmentRescheduled(),
    askCancel,
    endingConfirmed(),
    endingFailed('refused'),
    appointmentEnded(),
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
