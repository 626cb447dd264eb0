import { faultsOf, formOf, newTimeOff, requestOf } from './timeOffForm'

const start = Date.parse('2027-02-15T07:00:00Z')
const typed = newTimeOff(start, 'Asia/Hebron')

test('a press on free time offers an hour from there, on that day, of the salon’s clock', () => {
  expect(requestOf(typed)).toEqual({
    isWeekly: false,
    startsOn: '2027-02-15',
    startsAt: 540,
    endsOn: '2027-02-15',
    endsAt: 600,
    reason: '',
  })
  expect(newTimeOff(Date.parse('2027-02-15T21:30:00Z'), 'Asia/Hebron').endsAt).toBe('1440')
})

test.each([
  [{ isAllDay: true, endsAt: '0' }, {}],
  [{ endsAt: '540' }, { endsAt: 'end_before_start' }],
  [{ endsOn: '2027-02-14' }, { endsOn: 'end_before_start' }],
  [{ endsOn: '' }, { endsOn: 'date_invalid' }],
  [{ endsOn: '', repeats: 'weekly' as const }, {}],
  [{ startsOn: '' }, { startsOn: 'date_invalid' }],
])('%p has the faults %p', (changes, faults) => {
  expect(faultsOf({ ...typed, ...changes })).toMatchObject(faults)
  if (Object.keys(faults).length === 0) expect(faultsOf({ ...typed, ...changes })).toEqual({})
})

test('what is saved opens as it was typed', () => {
  for (const form of [typed, { ...typed, isAllDay: true, startsAt: '0', endsAt: '1440' }])
    expect(formOf({ id: 'off', staffId: 'sami', ...requestOf(form) })).toEqual(form)
})
