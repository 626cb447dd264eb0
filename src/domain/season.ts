import type { OwnWeek } from './ownWeek'
import type { DaySchedule, WeekSchedule } from './schedule'
import { weekdayOf, type IsoDate } from './weekday'

/** Other hours of a salon for given dates, like those of Ramadan. They replace the usual week of every section. */
export interface Season {
  id: string
  name: string
  nameAr: string | null
  /** Both included. */
  startsOn: IsoDate
  endsOn: IsoDate
  week: WeekSchedule
  /** For the owner: of the staff who do not work all of these hours. On these dates it replaces their usual hours. */
  staffHours?: StaffSeasonHours[]
}

export interface StaffSeasonHours {
  staffId: string
  hours: OwnWeek
}

export type Dates = Pick<Season, 'startsOn' | 'endsOn'>

/** Two seasons of a salon never have a date in common. */
export const datesOverlap = (one: Dates, other: Dates): boolean =>
  one.startsOn <= other.endsOn && other.startsOn <= one.endsOn

export const seasonOn = <Of extends Dates>(
  seasons: readonly Of[] | undefined,
  date: IsoDate,
): Of | undefined => seasons?.find(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)

/** The week that applies on a date. */
export const weekOn = (
  usual: WeekSchedule,
  seasons: readonly Season[] | undefined,
  date: IsoDate,
): WeekSchedule => seasonOn(seasons, date)?.week ?? usual

/** The hours and breaks that apply on a date. */
export const dayOn = (
  usual: WeekSchedule,
  seasons: readonly Season[] | undefined,
  date: IsoDate,
): DaySchedule => weekOn(usual, seasons, date)[weekdayOf(date)]
