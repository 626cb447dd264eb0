import type { Named } from './salon'
import type { IsoDate } from './weekday'

/** A date on which most of a country is off. */
export interface PublicHoliday extends Named {
  date: IsoDate
  /** A date of the Islamic calendar, which the sighting of the moon may still move. */
  isExpected: boolean
}

/** GET /salons/{id}/public-holidays: those to come of the salon's country, the earliest first. */
export interface PublicHolidays {
  /** False when no list of the country is known. */
  isListed: boolean
  holidays: PublicHoliday[]
}
