import type { Named } from './salon'
import type { IsoDate } from './weekday'

/** GET /promotions: of the client's favourite salons, then of salons in their city, then of Kursi itself. */
export interface Promotion {
  id: string
  title: string
  titleAr: string | null
  details: string
  detailsAr: string | null
  /** Both days inclusive, on the salon's calendar. */
  startsOn: IsoDate
  endsOn: IsoDate
  /** Null for a promotion of Kursi itself. */
  salon: PromotingSalon | null
}

export interface PromotingSalon extends Named {
  id: string
  photoUrl: string | null
}
