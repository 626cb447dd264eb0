import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { BookRequest } from '@/domain/appointment'
import type { User } from '@/domain/user'
import type { Instant } from '@/domain/zonedTime'
import { countToCome } from '../db/appointments'
import { claimUnits } from '../db/claims'
import { addToSums } from '../db/dailySums'
import { nightDay } from '../db/days'
import type { Db } from '../db/openDatabase'
import type { AppointmentTable } from '../db/schema/appointments'
import { insertAppointmentServices } from '../db/appointmentServices'
import { inTransaction } from '../db/inTransaction'
import { salonLock, userLock } from '../db/locks'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { toWanted } from './availability'
import { windowFor } from './bookableWindow'
import { requireAppointment } from './findServices'
import { requireAgreed } from './requireAgreed'
import { requireBookableDate } from './requireBookableDate'
import { requireOtherTime } from './requireOtherTime'
import { promiseOf } from './promisedTimes'
import { requireUnblocked } from './requireUnblocked'
import { servicesWith, termsOf } from './servicesWith'
import { SlotLost } from './slotTaken'
import { assignStaff, type Assigned } from './assignStaff'
import { summaryOf } from './appointmentSummary'

/** Keeps a client from filling the salons of a city with bookings that they will not keep. */
const mostToCome = 20

interface BookedBy {
  client: Pick<Insertable<AppointmentTable>, 'client_id' | 'walk_in_name' | 'walk_in_phone' | 'guest_name'>
  by: 'client' | 'salon'
  /** True confirms without asking the owner; otherwise the salon's setting decides. */
  isConfirmed?: boolean
  /** Milliseconds by which the start may lie in the past. */
  grace?: number
}

export type Finish<Result> = (transaction: Db, appointmentId: string) => Promise<Result>

export const book = <Result>(
  app: AppContext,
  { uid }: User,
  request: BookRequest,
  finish: Finish<Result>,
): Promise<Result> => {
  const client = { client_id: uid, guest_name: request.guestName || null }
  return bookFor(app, request, { client, by: 'client' }, finish)
}

/**
 * Books the services as one appointment, in one transaction that ends with `finish`; returns what `finish` returned.
 * The slot is checked again by the rule that offered it. Claimed units of time decide between concurrent
 * bookings. Throws `SlotLost` when the slot is not free.
 */
export function bookFor<Result>(
  { db, now, readRules }: AppContext,
  { salonId, staffId, startsAt, notes, agreed, forAnother = false, ...named }: BookRequest,
  { client, by, isConfirmed = false, grace = 0 }: BookedBy,
  finish: Finish<Result>,
): Promise<Result> {
  return inTransaction(
    db,
    [salonLock(salonId), ...(client.client_id ? [userLock(client.client_id)] : [])],
    async transaction => {
      const rules = await readRules(transaction, salonId)
      if (!rules) throw notFound()
      const services = requireAppointment(rules, named)
      const createdAt = now()
      const offered = toWanted(rules, services, staffId, windowFor(by, rules, services, createdAt))
      const wanted = requireAgreed(offered, services, agreed)
      if (staffId && wanted.staff.length === 0) throw notFound()
      requireBookableDate(wanted, startsAt)

      if (client.client_id) await requireUnblocked(transaction, salonId, client.client_id)
      if (client.client_id) await requireRoom(transaction, client.client_id, createdAt)
      const id = randomUUID()
      const rowWith = ({ staffId, nightOf }: Assigned) => {
        const own = servicesWith(services, staffId)
        const { minutes, workUnits } = termsOf(own)
        return {
          id,
          salon_id: salonId,
          ...client,
          ...summaryOf(own),
          staff_id: staffId,
          starts_at: startsAt,
          ends_at: startsAt + minutes * 60_000,
          night_day: nightDay(nightOf),
          ...promiseOf(startsAt, rules.timeZone),
          work_units: workUnits,
          status: isConfirmed || rules.confirmsAtOnce ? 'confirmed' : 'pending',
          notes,
          created_at: createdAt,
        } satisfies Insertable<AppointmentTable>
      }
      const taken = await assignStaff(transaction, wanted, startsAt, createdAt - grace, async assigned => {
        const row = rowWith(assigned)
        await transaction.insertInto('appointments').values(row).execute()
        const { staff_id: staffId, ends_at: endsAt, work_units: workUnits } = row
        if (await claimUnits(transaction, id, staffId, { startsAt, endsAt, workUnits })) return true
        await transaction.deleteFrom('appointments').where('id', '=', id).execute()
        return false
      })
      if (taken === undefined) throw new SlotLost(wanted)
      const row = rowWith(taken)
      if (client.client_id && !forAnother && !client.guest_name) {
        const interval = { from: startsAt, until: row.ends_at }
        await requireOtherTime(transaction, { id, clientId: client.client_id }, interval)
      }
      await insertAppointmentServices(transaction, id, servicesWith(services, taken.staffId))
      const { client_id = null } = client
      const booked = { ...row, client_id, time_zone: rules.timeZone, payments: [] }
      await addToSums(transaction, [], [booked])
      return finish(transaction, id)
    },
  )
}

async function requireRoom(db: Db, clientId: string, at: Instant): Promise<void> {
  if ((await countToCome(db, clientId, at, mostToCome)) < mostToCome) return
  throw new ApiFailure(
    'too_many_bookings',
    `You can have ${mostToCome} bookings to come. Cancel one, or wait until the next is over.`,
  )
}
