import {
  appointmentDropped,
  changeFailed,
  changeMade,
  changeSent,
  diarySlice,
  freeTimeChosen,
  initialDiary,
  rescheduleRequested,
  taskLeft,
} from './diarySlice'

const { reducer } = diarySlice
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, initialDiary)
const sent = changeSent({ key: 'key', request: '{}' })
const from = { staffId: 'c', startsAt: 0 }
const to = { staffId: 'c', startsAt: 1 }
const dropped = appointmentDropped({ appointmentId: 'a', from, to })

test('while a change is under way nothing else begins and nothing closes it', () => {
  const sending = after(rescheduleRequested('a'), sent)
  expect(reducer(sending, taskLeft()).task).toEqual(sending.task)
  expect(reducer(sending, freeTimeChosen({ staffId: 'c', startsAt: 1 })).task).toEqual(sending.task)
})

test('a failure leaves the form open, and its key only where nobody knows what came of it', () => {
  const lost = after(rescheduleRequested('a'), sent, changeFailed({ problem: 'no_answer' }))
  expect(lost).toMatchObject({
    task: { kind: 'rescheduling', step: 'open', problem: 'no_answer' },
    unanswered: { key: 'key' },
  })
  expect(after(rescheduleRequested('a'), sent, changeFailed({ problem: 'slot_taken' })).unanswered).toBeNull()
})

test('a dragged one that cannot be had goes back with a word', () => {
  expect(after(dropped, sent, changeFailed({ problem: 'slot_taken' })).task).toEqual({
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
  const present = { staffId: 'other', startsAt: 5 }
  expect(after(dropped, sent, changeFailed({ problem: 'overtaken', present })).task).toMatchObject({
    problem: 'overtaken',
    shift: { appointmentId: 'a', from: present, to },
  })
})
