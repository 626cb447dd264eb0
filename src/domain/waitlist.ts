import { object, string, type InferType } from 'yup'
import { dateSchema } from './dateSchema'
import { rule } from './rules'
import type { IsoDate } from './weekday'
import type { Instant } from './zonedTime'

/** How many waits, each for a day and a service, one client can have at once. */
export const maxWaits = 20
/** How long a freed slot is reserved for the first client in line. */
export const waitTurnMinutes = 15

/** POST /waitlist */
export const waitSchema = object({
  salonId: string().required(rule('value_invalid')),
  serviceId: string().required(rule('service_required')),
  date: dateSchema,
  staffId: string().nullable().default(null),
})
export type WaitRequest = InferType<typeof waitSchema>

export interface Wait {
  id: string
  salonId: string
  salonName: string
  salonNameAr: string | null
  serviceId: string
  serviceName: string
  serviceNameAr: string | null
  /** On the salon's calendar. */
  date: IsoDate
  /** Null for any staff member. */
  staffId: string | null
  createdAt: Instant
  /** When the client last got a notification of a free slot, or null. */
  calledAt: Instant | null
  /** The day has a free time for the wait at this moment. */
  hasFreeTime: boolean
}
