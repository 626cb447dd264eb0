import { randomUUID } from 'node:crypto'
import type { BookRequest } from '@/domain/appointment'
import type { User } from '@/domain/user'
import type { ReadBookingRules } from '../../db/bookingRules'
import { claimQuarters } from '../../db/claims'
import type { AppointmentRow } from '../../db/schema'
import { notFound } from '../../http/ApiFailure'
import type { Services } from '../../http/context'
import { chairsFor } from '../slots/availability'
import { SlotLost } from './slotTaken'
import { takeChair } from './takeChair'

/**
 * Books in one transaction and gives the appointment's id. The time is judged again by the rule that offered it;
 * the claims of the chair's quarters decide between two who are as far. Throws `SlotLost` when it is not free.
 */
export function book(
  { db, now }: Services,
  readRules: ReadBookingRules,
  customer: User,
  { salonId, serviceId, chairId, startsAt, notes }: BookRequest,
): Promise<string> {
  return db.transaction().execute(async transaction => {
    const rules = await readRules(transaction, salonId)
    const service = rules?.services.get(serviceId)
    if (!rules || !service) throw notFound()
    const chairs = chairsFor(rules, serviceId, chairId)
    if (chairId && chairs.length === 0) throw notFound()
    const wanted = { rules, service, minutes: service.minutes, chairs }

    const createdAt = now()
    const id = randomUUID()
    const endsAt = startsAt + service.minutes * 60_000
    const row: Omit<AppointmentRow, 'chair_id'> = {
      id,
      salon_id: salonId,
      customer_id: customer.uid,
      service_id: serviceId,
      section_name: service.sectionName,
      section_name_ar: service.sectionNameAr,
      service_name: service.name,
      service_name_ar: service.nameAr,
      price: service.cost,
      currency: service.currency,
      minutes: service.minutes,
      starts_at: startsAt,
      ends_at: endsAt,
      status: rules.confirmsAtOnce ? 'confirmed' : 'pending',
      notes,
      created_at: createdAt,
    }
    const taken = await takeChair(transaction, wanted, startsAt, createdAt, async chair => {
      await transaction
        .insertInto('appointments')
        .values({ ...row, chair_id: chair })
        .execute()
      if (await claimQuarters(transaction, id, chair, { startsAt, endsAt })) return true
      await transaction.deleteFrom('appointments').where('id', '=', id).execute()
      return false
    })
    if (taken === undefined) throw new SlotLost(wanted)
    return id
  })
}
