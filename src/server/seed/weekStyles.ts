import type { Weekday } from '@/domain/weekday'

/** Hours of the day, 0 to 24. */
export type ClockHours = readonly [from: number, until: number]

export interface WeekStyle {
  hours: ClockHours
  closed: readonly Weekday[]
  /** Weekdays with other hours. */
  other?: Partial<Record<Weekday, ClockHours>>
  pause?: ClockHours
}

export const roundTheClock: WeekStyle = { hours: [0, 24], closed: [] }

export const levantWeeks: readonly WeekStyle[] = [
  { hours: [9, 20], closed: ['Friday'] },
  { hours: [10, 21], closed: ['Friday'], pause: [14, 15] },
  { hours: [10, 22], closed: [], other: { Friday: [14, 22] } },
  { hours: [9, 21], closed: ['Monday'], other: { Friday: [15, 23] } },
  { hours: [10, 20], closed: ['Sunday'], pause: [13, 14] },
  { hours: [11, 24], closed: [], other: { Friday: [16, 24] } },
]

export const gulfWeeks: readonly WeekStyle[] = [
  { hours: [9, 23], closed: [], other: { Friday: [14, 24] } },
  { hours: [10, 24], closed: [], other: { Friday: [16, 24] } },
  { hours: [9, 21], closed: ['Friday'], pause: [13, 16] },
  { hours: [10, 22], closed: [], other: { Friday: [13, 23] } },
]

export const egyptWeeks: readonly WeekStyle[] = [
  { hours: [11, 23], closed: ['Monday'] },
  { hours: [12, 24], closed: [], other: { Friday: [14, 24] } },
  { hours: [10, 22], closed: ['Sunday'], pause: [15, 16] },
  { hours: [10, 21], closed: ['Friday'] },
]

export const maghrebWeeks: readonly WeekStyle[] = [
  { hours: [9, 19], closed: ['Friday'], pause: [12, 14] },
  { hours: [9, 20], closed: ['Monday'] },
  { hours: [8, 19], closed: ['Sunday'], other: { Friday: [15, 20] } },
  { hours: [10, 20], closed: ['Monday'], pause: [13, 14] },
]

export const spainWeeks: readonly WeekStyle[] = [
  { hours: [10, 20], closed: ['Sunday'], pause: [14, 16], other: { Saturday: [10, 14] } },
  { hours: [9, 20], closed: ['Sunday', 'Monday'] },
  { hours: [10, 21], closed: ['Sunday'] },
]

export const franceWeeks: readonly WeekStyle[] = [
  { hours: [9, 19], closed: ['Sunday', 'Monday'], pause: [12, 14] },
  { hours: [10, 19], closed: ['Sunday'] },
  { hours: [9, 18], closed: ['Sunday', 'Monday'], other: { Thursday: [9, 21] } },
]

export const turkeyWeeks: readonly WeekStyle[] = [
  { hours: [9, 21], closed: ['Sunday'] },
  { hours: [9, 22], closed: [], other: { Sunday: [11, 19] } },
  { hours: [10, 20], closed: ['Monday'], pause: [13, 14] },
]

export const usaWeeks: readonly WeekStyle[] = [
  { hours: [9, 19], closed: ['Sunday', 'Monday'] },
  { hours: [10, 20], closed: ['Sunday'], other: { Saturday: [8, 17] } },
  { hours: [8, 18], closed: ['Monday'], other: { Sunday: [10, 16] }, pause: [12, 13] },
]
