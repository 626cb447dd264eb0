import { closedWeek } from '@/domain/schedule'
import { dayScheduleSchema } from '@/domain/scheduleRequests'
import { openingOptions } from '@/domain/wallTime'
import { emptyDraft, requestsOf } from './dayDraft'
import { draftFaults, hasFaults } from './draftFaults'

const draft = (startHour: string, endHour: string, breaks: [string, string][] = []) => ({
  ...emptyDraft,
  startHour,
  endHour,
  breaks: breaks.map(([start, end]) => ({ startHour: start, endHour: end })),
})

test.each([
  [draft('', ''), { startHour: 'start_required', endHour: 'end_required', breaks: [] }],
  [draft('5:00 PM', '9:00 AM'), { endHour: 'end_before_start', breaks: [] }],
  [draft('9:00 AM', '9:00 AM'), { endHour: 'end_before_start', breaks: [] }],
  [draft('6:00 PM', '12:00 AM'), { breaks: [] }],
  [draft('12:00 AM', '12:00 AM'), { breaks: [] }],
  [draft('12:00 PM', '1:00 PM'), { breaks: [] }],
  [draft('9:00 AM', '5:00 PM', [['', '1:00 PM']]), { breaks: [{ startHour: 'start_required' }] }],
  [draft('9:00 AM', '5:00 PM', [['2:00 PM', '1:00 PM']]), { breaks: [{ endHour: 'end_before_start' }] }],
  [
    draft('9:00 AM', '5:00 PM', [
      ['12:00 PM', '1:00 PM'],
      ['4:00 PM', '6:00 PM'],
    ]),
    { breaks: [{}, { endHour: 'break_outside_hours' }] },
  ],
])('%j', (typed, faults) => {
  expect(draftFaults(typed)).toEqual(faults)
})

test('a closed day has no faults, whatever hours it had', () => {
  expect(hasFaults(draftFaults({ ...draft('5:00 PM', '9:00 AM'), isClosed: true }))).toBe(false)
})

test('the form and the server agree on every pair of hours, with and without a break', () => {
  const choices = ['', ...openingOptions]
  const pause: [string, string] = ['12:00 PM', '1:00 PM']
  for (const start of choices) {
    for (const end of choices) {
      for (const typed of [draft(start, end), draft(start, end, [pause])]) {
        const [request] = requestsOf('Monday', typed, closedWeek())
        expect([start, end, hasFaults(draftFaults(typed))]).toEqual([
          start,
          end,
          !dayScheduleSchema.isValidSync(request),
        ])
      }
    }
  }
})
