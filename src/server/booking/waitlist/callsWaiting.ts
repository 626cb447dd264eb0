import { waitTurnMinutes } from '@/domain/waitlist'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../../AppContext'
import type { BookingRules } from '../../db/bookingRules'
import { lockRows, salonLock } from '../../db/locks'
import type { Db } from '../../db/openDatabase'
import { findSalonNames } from '../../db/salons'
import type { WaitRow } from '../../db/schema/appointments'
import { listWaiting, setCalled } from '../../db/waitlist'
import { showNotification, writeNotification } from '../../notifications/sendNotification'
import { enqueue } from '../../outbox/enqueue'
import { delivered, writes } from '../../outbox/registerKind'
import { isBlockedUser } from '../requireUnblocked'
import { freeStarts, type FreeStarts } from './freeStarts'
import { waitlistCall, type FreedTime } from './offerFreed'
import { slotFree } from './mailsCalled'

const minute = 60_000

/**
 * Calls the next client on the waitlist for a freed time. That client has it alone for a while before the next is
 * called. Nobody is called for a time that is past or taken.
 */
export const callsWaiting = (context: AppContext) =>
  writes(waitlistCall, async (transaction, freed, now) => {
    if (freed.endsAt <= now) return delivered
    await lockRows(transaction, [salonLock(freed.salonId)])
    const rules = await context.readRules(transaction, freed.salonId)
    const next = rules && (await findNext(transaction, rules, freed, now))
    if (!next) return delivered
    const { wait, free, startsAt } = next
    await setCalled(transaction, wait.id, now)
    const after = { ...freed, called: [...freed.called, wait.id] }
    await enqueue(transaction, waitlistCall, after, { now, dueAt: now + waitTurnMinutes * minute })
    await enqueue(transaction, slotFree, { waitId: wait.id, startsAt }, { now })
    const notification = await writeNotification(
      transaction,
      await draftOf(transaction, wait, free, startsAt),
      now,
    )
    return { afterCommit: () => showNotification(context, notification) }
  })

/** The next wait, with its first free start that overlaps the freed time. */
async function findNext(db: Db, rules: BookingRules, freed: FreedTime, now: Instant) {
  for (const wait of await listWaiting(db, freed.salonId, freed.date)) {
    if (freed.called.includes(wait.id)) continue
    if (await isBlockedUser(db, freed.salonId, wait.user_id)) continue
    const free = await freeStarts(db, rules, wait, now)
    if (!free) continue
    const length = free.minutes * minute
    const startsAt = free.starts.find(start => start < freed.endsAt && start + length > freed.startsAt)
    if (startsAt !== undefined) return { wait, free, startsAt }
  }
  return undefined
}

async function draftOf(
  db: Db,
  { user_id, salon_id, service_id, date }: WaitRow,
  { service, timeZone }: FreeStarts,
  startsAt: Instant,
) {
  const salon = await findSalonNames(db, salon_id)
  const facts = {
    salonName: salon.name,
    salonNameAr: salon.name_ar,
    serviceId: service_id,
    serviceName: service.name,
    serviceNameAr: service.nameAr,
    date,
    startsAt,
    timeZone,
  }
  return { userId: user_id, kind: 'slot_free', appointmentId: null, salonId: salon_id, facts } as const
}
