import type { UnknownAction } from '@reduxjs/toolkit'
import { closedWeek } from '@/domain/schedule'
import type { ApiError } from '@/store/ApiError'
import { refused, submitted, succeeded } from '@/store/submissionsSlice'
import type { Change } from './change'
import { changeSubmission } from './changeSubmission'
import { emptyDraft } from './dayDraft'
import {
  breakAdded,
  breakEndChosen,
  breakRemoved,
  breakStartChosen,
  copyToggled,
  dayChosen,
  dayEditingStarted,
  endChosen,
  initialSchedule,
  mineKept,
  savedRead,
  saveRequested,
  schedulePageLeft,
  scheduleSlice,
  sectionChosen,
  startChosen,
  theirsTaken,
} from './scheduleSlice'

const { reducer } = scheduleSlice
const after = (...actions: UnknownAction[]) => actions.reduce(reducer, initialSchedule)

const hours: Change = { kind: 'hours', salonId: 'salon', sectionId: 'hair', hours: [] }
const dayOff: Change = { kind: 'dayOff', salonId: 'salon', date: '2027-02-05', reason: '' }
const { form } = changeSubmission
const idempotencyKey = 'key'
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

const sent = (change: Change) => submitted({ form, request: change, base: null, idempotencyKey })
const saved = succeeded({ form, idempotencyKey })
const refusedWith = (problem: Partial<ApiError>) =>
  refused({ form, idempotencyKey, problem: { success: false, status: 409, message: 'No', ...problem } })

test('saved hours reset the form and are told until that is read', () => {
  const told = after(...editing, saveRequested(), sent(hours), saved)
  expect(told).toEqual({ ...initialSchedule, change: { kind: 'hours', isSaved: true } })
  expect(reducer(told, savedRead())).toEqual(initialSchedule)
})

test('a saved day off begins an empty form of its own and leaves the day in the other', () => {
  expect(after(...editing, sent(dayOff), saved)).toMatchObject({
    daysOffAdded: 1,
    editing: { day: 'Monday' },
    change: { kind: 'dayOff', isSaved: true },
  })
})

test('a failure keeps the form', () => {
  const failed = after(...editing, sent(hours), refusedWith({ status: 404 }))
  expect(failed).toMatchObject({ editing: { draft: { startHour: '9:00 AM' } }, conflict: null })
})

describe('a day that somebody else has saved meanwhile', () => {
  const theirs = {
    day: 'Monday',
    isClosed: false,
    startHour: '10:00 AM',
    endHour: '5:00 PM',
    breaks: [],
    etag: '"2"',
  } as const
  const stale = refusedWith({ status: 412, code: 'stale_write', data: theirs })
  const staleWrite = after(...editing, sent(hours), stale)

  test('is asked about', () => {
    expect(staleWrite.conflict).toMatchObject({ theirs, conflicting: ['opening'] })
  })

  test('is replaced once it was seen, or taken', () => {
    const { day: _day, ...theirHours } = theirs
    const kept = reducer(staleWrite, mineKept())
    expect(kept).toMatchObject({ conflict: null, editing: { draft: { startHour: '9:00 AM' } } })
    expect(kept.editing?.seen.Monday).toEqual(theirHours)
    expect(reducer(staleWrite, theirsTaken()).editing?.draft.startHour).toBe('10:00 AM')
  })
})

test('only the chosen section outlives the appointment', () => {
  const left = after(
    sectionChosen('nails'),
    dayEditingStarted({ day: 'Monday', draft: emptyDraft, seen }),
    schedulePageLeft(),
  )
  expect(left).toEqual({ ...initialSchedule, sectionId: 'nails' })
})
