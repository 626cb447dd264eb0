import type { Named } from './salon'
import type { IsoDate } from './weekday'

/** GET /promotions: of the salons the person likes, then of those in their city, then those of Kursi itself. */
export interface Promotion {
  id: string
  title: string
  titleAr: string | null
  details: string
  detailsAr: string | null
  /** Both days included, on the salon's calendar. */
  startsOn: IsoDate
  endsOn: IsoDate
  /** Null for an offer of Kursi itself. */
  salon: PromotingSalon | null
}

export interface PromotingSalon extends Named {
  id: string
  photoUrl: string | null
}
