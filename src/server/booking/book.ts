import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { BookRequest } from '@/domain/appointment'
import type { User } from '@/domain/user'
import type { Instant } from '@/domain/zonedTime'
import { countToCome } from '../db/appointments'
import { claimQuarters } from '../db/claims'
import type { Db } from '../db/openDatabase'
import type { AppointmentTable } from '../db/schema/appointments'
import { saveAppointmentServices } from '../db/appointmentServices'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { wantedFor } from './availability'
import { requireAppointment } from './findServices'
import { SlotLost } from './slotTaken'
import { assignStaff } from './assignStaff'
import { summaryOf } from './appointmentSummary'

/** So that nobody fills the salons of a city with bookings they will not keep. */
const mostToCome = 20

interface BookedBy {
  client: Pick<Insertable<AppointmentTable>, 'client_id' | 'walk_in_name' | 'walk_in_phone'>
  /** Without asking the owner; else as the salon has it. */
  isConfirmed?: boolean
  /** How long ago (milliseconds) a start may be and still be had. */
  grace?: number
}

/** What else is written in the transaction of a change. */
export type Finish<Result> = (transaction: Db, appointmentId: string) => Promise<Result>

/** Books for the person who asks; see `bookFor`. */
export const book = <Result>(
  app: AppContext,
  { uid }: User,
  request: BookRequest,
  finish: Finish<Result>,
): Promise<Result> => bookFor(app, request, { client: { client_id: uid } }, finish)

/**
 * Books the services as one visit, in one transaction that ends with `finish`, and gives what that gave. The time is
 * judged again by the rule that offered it; the claims of the chair's quarters decide between two who are as far.
 * Throws `SlotLost` when it is not free.
 */
export function bookFor<Result>(
  { db, now, readRules }: AppContext,
  { salonId, staffId, startsAt, notes, ...named }: BookRequest,
  { client, isConfirmed = false, grace = 0 }: BookedBy,
  finish: Finish<Result>,
): Promise<Result> {
  return db.transaction().execute(async transaction => {
    const rules = await readRules(transaction, salonId)
    if (!rules) throw notFound()
    const services = requireAppointment(rules, named)
    const wanted = wantedFor(rules, services, staffId)
    if (staffId && wanted.staff.length === 0) throw notFound()

    const createdAt = now()
    if (client.client_id) await requireRoom(transaction, client.client_id, createdAt)
    const id = randomUUID()
    const endsAt = startsAt + wanted.minutes * 60_000
    const row: Omit<Insertable<AppointmentTable>, 'staff_id'> = {
      id,
      salon_id: salonId,
      ...client,
      ...summaryOf(services),
      starts_at: startsAt,
      ends_at: endsAt,
      status: isConfirmed || rules.confirmsAtOnce ? 'confirmed' : 'pending',
      notes,
      created_at: createdAt,
    }
    const taken = await assignStaff(transaction, wanted, startsAt, createdAt - grace, async staffMember => {
      await transaction
        .insertInto('appointments')
        .values({ ...row, staff_id: staffMember })
        .execute()
      if (await claimQuarters(transaction, id, staffMember, { startsAt, endsAt })) return true
      await transaction.deleteFrom('appointments').where('id', '=', id).execute()
      return false
    })
    if (taken === undefined) throw new SlotLost(wanted)
    await saveAppointmentServices(transaction, id, services)
    return finish(transaction, id)
  })
}

async function requireRoom(db: Db, clientId: string, at: Instant): Promise<void> {
  if ((await countToCome(db, clientId, at, mostToCome)) < mostToCome) return
  throw new ApiFailure(
    'too_many_bookings',
    `You can have ${mostToCome} bookings to come. Cancel one, or wait until the next is over.`,
  )
}
