import {
  appointmentDropped,
  changeFailed,
  changeMade,
  changeSent,
  diarySlice,
  freeTimeChosen,
  initialDiary,
  moveAskedFor,
  taskLeft,
} from './diarySlice'

const { reducer } = diarySlice
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, initialDiary)
const sent = changeSent({ key: 'key', request: '{}' })
const dropped = appointmentDropped({ appointmentId: 'a', chairId: 'c', startsAt: 1 })

test('while a change is under way nothing else begins and nothing closes it', () => {
  const sending = after(moveAskedFor('a'), sent)
  expect(reducer(sending, taskLeft()).task).toEqual(sending.task)
  expect(reducer(sending, freeTimeChosen({ chairId: 'c', startsAt: 1 })).task).toEqual(sending.task)
})

test('a failure leaves the form open, and its key only where nobody knows what came of it', () => {
  const lost = after(moveAskedFor('a'), sent, changeFailed('no_answer'))
  expect(lost).toMatchObject({
    task: { kind: 'moving', step: 'open', problem: 'no_answer' },
    unanswered: { key: 'key' },
  })
  expect(after(moveAskedFor('a'), sent, changeFailed('slot_taken')).unanswered).toBeNull()
})

test('a dragged one that cannot be had goes back with a word', () => {
  expect(after(dropped, sent, changeFailed('slot_taken')).task).toEqual({
    kind: 'idle',
    done: null,
    problem: 'slot_taken',
  })
})

test('what was done is told until something else begins', () => {
  const done = after(moveAskedFor('a'), sent, changeMade('moved'))
  expect(done.task).toEqual({ kind: 'idle', done: 'moved', problem: null })
  expect(reducer(done, taskLeft()).task).toMatchObject({ done: null })
})
