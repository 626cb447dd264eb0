import type { OwnWeek } from '@/domain/ownWeek'
import { rule, type Rule } from '@/domain/rules'
import type { Salon } from '@/domain/salon'
import { overlappingNights, type BreakHours, type DaySchedule, type WeekSchedule } from '@/domain/schedule'
import type { Season } from '@/domain/season'
import { seasonSchema, type SeasonRequest } from '@/domain/seasonRequests'
import type { StaffWithHours } from '@/domain/team'
import { weekdays, type Weekday } from '@/domain/weekday'
import { draftFaults, hasFaults, type DraftFaults } from '../draftFaults'

/** Days with the same hours. A weekday is in one group at most; in none it is closed. */
export interface HourGroup {
  days: Weekday[]
  startHour: string
  endHour: string
  breaks: BreakHours[]
}

export interface StaffValues {
  staffId: string
  isOwn: boolean
  groups: HourGroup[]
}

export interface SeasonValues {
  name: string
  nameAr: string
  startsOn: string
  endsOn: string
  groups: HourGroup[]
  staff: StaffValues[]
}

type DayOf = (day: Weekday) => Omit<HourGroup, 'days'> | undefined

function groupsOf(dayOf: DayOf): HourGroup[] {
  const groups = new Map<string, HourGroup>()
  for (const weekday of weekdays) {
    const day = dayOf(weekday)
    if (!day) continue
    const key = JSON.stringify(day)
    const group = groups.get(key)
    if (group) group.days.push(weekday)
    else groups.set(key, { days: [weekday], ...day })
  }
  return [...groups.values()]
}

export const groupsOfWeek = (week: WeekSchedule): HourGroup[] =>
  groupsOf(day => {
    const { isClosed, startHour, endHour, breaks } = week[day]
    return isClosed || startHour === null || endHour === null
      ? undefined
      : { startHour, endHour, breaks: breaks.map(pause => ({ ...pause })) }
  })

const groupsOfOwn = (week: OwnWeek): HourGroup[] =>
  groupsOf(day => {
    const own = week[day]
    return own ? { ...own, breaks: [] } : undefined
  })

export const emptyGroup = (days: readonly Weekday[]): HourGroup => ({
  days: [...days],
  startHour: '',
  endHour: '',
  breaks: [],
})

/** The days on which one of the sections opens by its usual week; all where none does. */
function usualDays({ sections }: Pick<Salon, 'sections'>): Weekday[] {
  const open = weekdays.filter(day => sections.some(({ week }) => !week[day].isClosed))
  return open.length > 0 ? open : [...weekdays]
}

/** A new season leaves the usual days off of the staff as they are; their hours are still to be chosen. */
function staffValues(season: Season | undefined, { id, hours }: StaffWithHours): StaffValues {
  const own = season?.staffHours?.find(({ staffId }) => staffId === id)?.hours
  if (own) return { staffId: id, isOwn: true, groups: groupsOfOwn(own) }
  const days = weekdays.filter(day => !hours || hours[day] !== null)
  return { staffId: id, isOwn: !season && days.length < weekdays.length, groups: [emptyGroup(days)] }
}

export const seasonValues = (
  season: Season | undefined,
  salon: Pick<Salon, 'sections'>,
  staff: readonly StaffWithHours[],
): SeasonValues => ({
  name: season?.name ?? '',
  nameAr: season?.nameAr ?? '',
  startsOn: season?.startsOn ?? '',
  endsOn: season?.endsOn ?? '',
  groups: season ? groupsOfWeek(season.week) : [emptyGroup(usualDays(salon))],
  staff: staff.map(staffMember => staffValues(season, staffMember)),
})

const groupWith = (groups: readonly HourGroup[], day: Weekday) =>
  groups.find(({ days }) => days.includes(day))

const dayIn = (groups: readonly HourGroup[], day: Weekday): DaySchedule => {
  const group = groupWith(groups, day)
  if (!group) return { isClosed: true, startHour: null, endHour: null, breaks: [] }
  const { startHour, endHour, breaks } = group
  return { isClosed: false, startHour, endHour, breaks }
}

const ownWeekIn = (groups: readonly HourGroup[]): OwnWeek =>
  Object.fromEntries(
    weekdays.map(day => {
      const group = groupWith(groups, day)
      return [day, group ? { startHour: group.startHour, endHour: group.endHour } : null]
    }),
  ) as OwnWeek

export const seasonRequestIn = ({ groups, staff, name, nameAr, ...dates }: SeasonValues): SeasonRequest => ({
  ...dates,
  name: name.trim(),
  nameAr: nameAr.trim() || null,
  days: weekdays.map(day => ({ day, ...dayIn(groups, day) })),
  staffHours: staff
    .filter(({ isOwn }) => isOwn)
    .map(({ staffId, groups: own }) => ({ staffId, hours: ownWeekIn(own) })),
})

export interface GroupFaults extends DraftFaults {
  days?: Rule
}

export const groupFaults = (group: HourGroup): GroupFaults => ({
  ...draftFaults({ ...group, isClosed: false, alsoOn: [] }),
  ...(group.days.length === 0 && { days: rule('day_required') }),
})

/** Of hours of the salon, whose nights end before the next day opens. */
export function salonGroupFaults(groups: readonly HourGroup[], group: HourGroup): GroupFaults {
  const faults = groupFaults(group)
  if (hasFaults(faults)) return faults
  const week = Object.fromEntries(weekdays.map(day => [day, dayIn(groups, day)])) as WeekSchedule
  return overlappingNights(week).some(day => group.days.includes(day))
    ? { ...faults, endHour: 'nights_overlap' }
    : faults
}

const areFaulty = (groups: readonly HourGroup[], faultsOf = groupFaults): boolean =>
  groups.map(group => faultsOf(group)).some(faults => faults.days !== undefined || hasFaults(faults))

/** What is typed into single fields. The fields of hours show their own faults. */
export const seasonFieldsSchema = seasonSchema.pick(['name', 'nameAr', 'startsOn', 'endsOn'])

/** Keeps a form with faulty hours from being sent. */
export const hoursFaults = ({ groups, staff }: SeasonValues): { groups?: Rule } =>
  areFaulty(groups, group => salonGroupFaults(groups, group)) ||
  staff.some(({ isOwn, groups: own }) => isOwn && areFaulty(own))
    ? { groups: rule('hour_invalid') }
    : {}

/** Puts a day into the group, out of the others, or out of it. */
export const withDay = (
  groups: readonly HourGroup[],
  index: number,
  day: Weekday,
  isIn: boolean,
): HourGroup[] =>
  groups.map((group, at) => {
    const others = group.days.filter(one => one !== day)
    if (at !== index || !isIn) return at === index || isIn ? { ...group, days: others } : group
    return { ...group, days: weekdays.filter(one => one === day || others.includes(one)) }
  })

export const freeDaysOf = (groups: readonly HourGroup[]): Weekday[] =>
  weekdays.filter(day => !groupWith(groups, day))

export interface DayRun {
  first: Weekday
  last: Weekday
}

/** Consecutive days, each run from its first to its last. */
export function dayRunsOf(days: readonly Weekday[]): DayRun[] {
  const runs: DayRun[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && weekdays.indexOf(run.last) === weekdays.indexOf(day) - 1) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}
