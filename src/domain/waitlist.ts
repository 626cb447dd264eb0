import { object, string, type InferType } from 'yup'
import { dateSchema } from './dateSchema'
import { rule } from './rules'
import type { IsoDate } from './weekday'
import type { Instant } from './zonedTime'

/** How many days and services one person can wait for at once. */
export const maxWaits = 20
/** How long the first in line has a freed time to themselves. */
export const waitTurnMinutes = 15

/** POST /waitlist */
export const waitSchema = object({
  salonId: string().required(rule('value_invalid')),
  serviceId: string().required(rule('service_required')),
  date: dateSchema,
  staffId: string().nullable().default(null),
})
export type WaitRequest = InferType<typeof waitSchema>

/** A person waits for a time of a service on a full day. */
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
  /** Null: anyone. */
  staffId: string | null
  createdAt: Instant
  /** When they were last told of a free time, or null. */
  calledAt: Instant | null
}
