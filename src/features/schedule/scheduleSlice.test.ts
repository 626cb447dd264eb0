import type { UnknownAction } from '@reduxjs/toolkit'
import { closedWeek } from '@/domain/schedule'
import type { Change, StrandedBooking } from './change'
import { emptyDraft } from './dayDraft'
import {
  breakAdded,
  breakEndChosen,
  breakRemoved,
  breakStartChosen,
  changeConfirmed,
  changeDropped,
  changeFailed,
  changeSaved,
  changeSubmitted,
  copyToggled,
  dayChosen,
  dayEditingStarted,
  endChosen,
  initialSchedule,
  saveRequested,
  schedulePageLeft,
  scheduleSlice,
  sectionChosen,
  startChosen,
  strandedFound,
} from './scheduleSlice'
import { shownDaysOff, shownWeek } from './shownTimes'

const { reducer } = scheduleSlice
const after = (...actions: UnknownAction[]) => actions.reduce(reducer, initialSchedule)

const hours: Change = { kind: 'hours', salonId: 'salon', sectionId: 'hair', hours: [] }
const dayOff: Change = { kind: 'dayOff', salonId: 'salon', date: '2027-02-05', reason: '' }
const stranded: StrandedBooking = {
  id: 'one',
  date: '2027-02-05',
  time: '9:00 AM',
  service: { name: 'Haircut', nameAr: null },
  customer: 'Layla',
}
const seen = closedWeek()
const editing = [dayChosen({ day: 'Monday', seen }), startChosen('9:00 AM'), endChosen('5:00 PM')]

test('a chosen day begins an empty form, whatever was in it', () => {
  expect(after(...editing, dayChosen({ day: 'Friday', seen })).editing).toEqual({
    day: 'Friday',
    draft: emptyDraft,
    seen,
  })
})

test('another section ends what was begun for the first', () => {
  expect(after(...editing, saveRequested(), sectionChosen('nails'))).toEqual({
    ...initialSchedule,
    sectionId: 'nails',
  })
})

test('breaks are added, filled in and removed by their place', () => {
  const { editing: edited } = after(
    ...editing,
    breakAdded(),
    breakAdded(),
    breakStartChosen({ index: 1, hour: '1:00 PM' }),
    breakEndChosen({ index: 1, hour: '2:00 PM' }),
    breakStartChosen({ index: 5, hour: '3:00 PM' }),
    breakRemoved(0),
  )
  expect(edited?.draft.breaks).toEqual([{ startHour: '1:00 PM', endHour: '2:00 PM' }])
})

test('a day to copy to is taken in and out', () => {
  const alsoOn = (...actions: UnknownAction[]) => after(...editing, ...actions).editing?.draft.alsoOn
  expect(alsoOn(copyToggled('Friday'), copyToggled('Sunday'))).toEqual(['Friday', 'Sunday'])
  expect(alsoOn(copyToggled('Friday'), copyToggled('Sunday'), copyToggled('Friday'))).toEqual(['Sunday'])
})

test('the way of a change: checked, asked about, saved; saved hours reset the form', () => {
  const asking = after(...editing, saveRequested(), changeSubmitted(hours), strandedFound([stranded]))
  expect(asking.task).toEqual({ step: 'asking', change: hours, stranded: [stranded] })
  const saved = [changeConfirmed(), changeSaved()].reduce(reducer, asking)
  expect(saved).toEqual({ ...initialSchedule, task: { step: 'idle', done: 'hours' } })
})

test('a saved day off begins an empty form of its own and leaves the day in the other', () => {
  const state = after(...editing, changeSubmitted(dayOff), changeConfirmed(), changeSaved())
  expect(state).toMatchObject({ daysOffAdded: 1, editing: { day: 'Monday' }, task: { done: 'dayOff' } })
})

test('a failure keeps the form, and a second change does not overtake the first', () => {
  const saving = after(...editing, changeSubmitted(hours), changeConfirmed(), changeSubmitted(dayOff))
  expect(saving.task).toEqual({ step: 'saving', change: hours })
  expect(reducer(saving, changeDropped())).toBe(saving)
  const failed = reducer(saving, changeFailed('networkDown'))
  expect(failed.task).toEqual({ step: 'failed', change: hours, problem: 'networkDown' })
  expect(failed.editing?.draft.startHour).toBe('9:00 AM')
})

test.each([
  changeConfirmed(),
  changeSaved(),
  changeFailed('gone'),
  strandedFound([stranded]),
  startChosen('9:00 AM'),
])('$type out of turn changes nothing', action => {
  expect(reducer(initialSchedule, action)).toBe(initialSchedule)
})

test('only the chosen section outlives the visit', () => {
  const left = after(
    sectionChosen('nails'),
    dayEditingStarted({ day: 'Monday', draft: emptyDraft, seen }),
    schedulePageLeft(),
  )
  expect(left).toEqual({ ...initialSchedule, sectionId: 'nails' })
})

test('what is on its way when the page is left is told at the next visit, should it fail', () => {
  const away = after(...editing, changeSubmitted(hours), schedulePageLeft())
  expect(reducer(away, changeFailed('networkDown'))).toMatchObject({
    editing: { day: 'Monday' },
    task: { step: 'failed', problem: 'networkDown' },
  })
})

const monday = { isClosed: false, startHour: '1:00 PM', endHour: '6:00 PM', breaks: [] }
const onMonday: Change = {
  ...hours,
  hours: [{ day: 'Monday', ...monday, base: { day: 'Monday', ...monday } }],
}
const section = (id: string) => ({ id, name: id, nameAr: null, services: [], week: seen })

test.each<[string, string, UnknownAction[], boolean]>([
  ['hair', 'is checked', [], true],
  ['hair', 'is asked about', [strandedFound([stranded])], true],
  ['hair', 'is saved', [changeConfirmed()], true],
  ['nails', 'is saved for another section', [changeConfirmed()], false],
  ['hair', 'has failed', [changeFailed('gone')], false],
  ['hair', 'stands', [changeConfirmed(), changeSaved()], false],
])('the week of %s shows a day as it will stand while it %s', (id, _when, actions, isShown) => {
  const { task } = after(changeSubmitted(onMonday), ...actions)
  expect(shownWeek(section(id), task)).toEqual({
    week: isShown ? { ...seen, Monday: monday } : seen,
    saving: isShown ? ['Monday'] : [],
  })
})

test('a day off that is on its way stands among the others, and once', () => {
  const { task } = after(changeSubmitted(dayOff))
  const saved = (date: string) => ({ id: date, date, reason: '' })
  const datesWith = (...dates: string[]) => shownDaysOff(dates.map(saved), task).map(({ date }) => date)
  expect(datesWith('2027-02-01', '2027-02-09')).toEqual(['2027-02-01', '2027-02-05', '2027-02-09'])
  expect(datesWith('2027-02-05')).toEqual(['2027-02-05'])
})
