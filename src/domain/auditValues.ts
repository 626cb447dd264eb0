import type { AuditValues } from './audit'
import type { Discount } from './coupon'
import { ownRange, type OwnWeek } from './ownWeek'
import type { ProfileRequest } from './profile'
import type { PromotionTerms } from './promotion'
import {
  breakRanges,
  openingHours,
  type DaySchedule,
  type LocalInterval,
  type WeekSchedule,
} from './schedule'
import type { Season } from './season'
import type { StaffTerms } from './staffTerms'
import type { TimeOffRequest } from './timeOff'
import { weekdays, type Weekday } from './weekday'

export const amountValue = (amount: number, currency: string): string => `${amount} ${currency}`

/** Open intervals in minutes after midnight, as "540-780 840-1140"; empty for a closed day. */
export function dayValue(day: DaySchedule): string {
  const open = openingHours(day)
  if (!open) return ''
  const pauses = breakRanges(day).sort((one, other) => one.from - other.from)
  const edges = [open.from, ...pauses.flatMap(({ from, until }) => [from, until]), open.until]
  const parts = Array.from({ length: edges.length / 2 }, (_, index) => edges.slice(index * 2, index * 2 + 2))
  return parts.map(([from, until]) => `${from}-${until}`).join(' ')
}

export const intervalsIn = (value: string): LocalInterval[] =>
  value.split(' ').flatMap(part => {
    const [from, until] = part.split('-').map(Number)
    return from === undefined || until === undefined ? [] : [{ from, until }]
  })

/** The name of a value with the hours of a weekday, of the salon or of a staff member. */
export const hoursName = (day: Weekday, staffId?: string): string =>
  staffId === undefined ? `hours:${day}` : `hours:${day}:${staffId}`

const weekValues = (week: WeekSchedule): AuditValues =>
  Object.fromEntries(weekdays.map(day => [hoursName(day), dayValue(week[day])]))

const ownWeekValues = (week: OwnWeek | null, staffId?: string): AuditValues =>
  Object.fromEntries(
    weekdays.map(day => {
      const own = week?.[day]
      const range = own && ownRange(own)
      const value = range ? `${range.from}-${range.until}` : ''
      return [hoursName(day, staffId), week ? value : null]
    }),
  )

export const seasonValues = ({ startsOn, endsOn, week, staffHours = [] }: Season): AuditValues => ({
  startsOn,
  endsOn,
  ...weekValues(week),
  ...Object.fromEntries(
    staffHours.flatMap(({ staffId, hours }) => Object.entries(ownWeekValues(hours, staffId))),
  ),
})

export const timeOffValues = (staffId: string, timeOff: TimeOffRequest): AuditValues => ({
  staffId,
  isWeekly: timeOff.isWeekly,
  startsOn: timeOff.startsOn,
  fromTime: timeOff.startsAt,
  endsOn: timeOff.endsOn,
  untilTime: timeOff.endsAt,
})

const idsValue = (ids: readonly string[]): string => [...ids].sort().join(' ')

/** No named service means all. */
export const workValues = ({
  serviceIds,
  hours,
}: {
  serviceIds: readonly string[]
  hours: OwnWeek | null
}): AuditValues => ({ services: idsValue(serviceIds), ...ownWeekValues(hours) })

const discountValue = (discount: Discount | null): string | null =>
  discount && `${discount.kind} ${discount.value}`

export const promotionAuditValues = ({
  startsOn,
  endsOn,
  discount,
  serviceIds,
}: PromotionTerms): AuditValues => ({
  startsOn,
  endsOn,
  discount: discountValue(discount),
  services: idsValue(serviceIds ?? []),
})

export const rulesValues = (profile: ProfileRequest): AuditValues => ({
  timeZone: profile.timeZone,
  cancelNoticeMinutes: profile.cancelNoticeMinutes,
  confirmsAtOnce: profile.confirmsAtOnce,
  paysOnline: profile.paysOnline,
  leadMinutes: profile.leadMinutes,
  horizonDays: profile.horizonDays,
  startStep: profile.startStep,
  startFit: profile.startFit,
})

/** The name of a service's value with one staff member. */
const nameWith = (name: 'price' | 'minutes', staffId: string): string => `${name}:with:${staffId}`

const termsValues = (terms: readonly StaffTerms[], currency: string): AuditValues => {
  const values: AuditValues = {}
  for (const { staffId, cost, time } of terms) {
    if (cost !== null) values[nameWith('price', staffId)] = amountValue(cost, currency)
    if (time !== null) values[nameWith('minutes', staffId)] = time
  }
  return values
}

export const serviceAuditValues = (service: {
  cost: number
  currency: string
  time: number
  leadMinutes?: number | null | undefined
  horizonDays?: number | null | undefined
  pauseAfterMinutes?: number | undefined
  pauseMinutes?: number | undefined
  cleanUpMinutes?: number | undefined
  staffTerms?: readonly StaffTerms[] | undefined
}): AuditValues => ({
  price: amountValue(service.cost, service.currency),
  minutes: service.time,
  leadMinutes: service.leadMinutes ?? null,
  horizonDays: service.horizonDays ?? null,
  pauseAfterMinutes: service.pauseAfterMinutes || null,
  pauseMinutes: service.pauseMinutes || null,
  cleanUpMinutes: service.cleanUpMinutes || null,
  ...termsValues(service.staffTerms ?? [], service.currency),
})
