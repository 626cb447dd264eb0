import type { Kysely, Migration } from 'kysely'
import type { OutboxRow } from '../schema/outbox'
import { pending } from './outbox'

const minute = 60_000
const hour = 60 * minute

interface TablesOfThen {
  outbox: OutboxRow
  fresh_moves: {
    appointment_id: string
    known_starts_at: number
    known_ends_at: number
    known_as: string
    due_at: number
    tries: number
  }
  appointments: {
    id: string
    status: string
    customer_id: string | null
    starts_at: number
    created_at: number
    changed_at: number
  }
  reminders: { appointment_id: string; kind: string; starts_at: number }
  waits: { id: string; called_at: number | null }
  freed_times: { id: string; salon_id: string; date: string; starts_at: number; ends_at: number }
  waitlist_calls: { freed_id: string; wait_id: string; called_at: number }
}

/** Moves reschedules without a notification yet, reminders, and freed times with the called waits into the outbox. */
export const outboxAppointments: Migration = {
  async up(given: Kysely<unknown>) {
    const db = given as Kysely<TablesOfThen>
    await carryMoves(db)
    await carryReminders(db)
    await carryFreedTimes(db)
  },
}

async function carryMoves(db: Kysely<TablesOfThen>): Promise<void> {
  const moves = await db
    .selectFrom('fresh_moves')
    .innerJoin('appointments', 'appointments.id', 'fresh_moves.appointment_id')
    .selectAll('fresh_moves')
    .select('appointments.starts_at')
    .execute()
  for (const { appointment_id: appointmentId, due_at, tries, starts_at, ...known } of moves) {
    const startsAt = known.known_starts_at
    // A row with tries already has its notification; only the mail is pending.
    const entry =
      tries === 0
        ? pending(
            'appointment_rescheduled',
            { appointmentId, startsAt, endsAt: known.known_ends_at, knownAs: known.known_as },
            due_at,
          )
        : pending(
            'booking_rescheduled',
            { appointmentId, previousStartsAt: startsAt, startsAt: starts_at },
            due_at,
          )
    const coalesce_key = `${entry.kind} ${appointmentId}`
    await db
      .insertInto('outbox')
      .values({ ...entry, coalesce_key })
      .execute()
  }
  await db.schema.dropTable('fresh_moves').execute()
}

async function carryReminders(db: Kysely<TablesOfThen>): Promise<void> {
  for (const [lead, due] of [
    ['day_before', 24 * hour],
    ['two_hours_before', 2 * hour],
  ] as const) {
    const owed = await db
      .selectFrom('appointments')
      .select(['id', 'starts_at'])
      .where('status', '=', 'confirmed')
      .where('customer_id', 'is not', null)
      .where(is => is('created_at', '<=', is('starts_at', '-', due)))
      .where(is => is('changed_at', '<=', is('starts_at', '-', due)))
      .where(is =>
        is.not(
          is.exists(
            is
              .selectFrom('reminders')
              .select('reminders.kind')
              .whereRef('reminders.appointment_id', '=', 'appointments.id')
              .whereRef('reminders.starts_at', '=', 'appointments.starts_at')
              .where('reminders.kind', '=', lead),
          ),
        ),
      )
      .execute()
    for (const { id, starts_at } of owed) {
      const entry = pending('reminder', { appointmentId: id, startsAt: starts_at, lead }, starts_at - due)
      const coalesce_key = `reminder ${id} ${starts_at} ${lead}`
      await db
        .insertInto('outbox')
        .values({ ...entry, coalesce_key })
        .execute()
    }
  }
  await db.schema.dropTable('reminders').execute()
}

async function carryFreedTimes(db: Kysely<TablesOfThen>): Promise<void> {
  await db.schema.alterTable('waits').addColumn('called_at', 'bigint').execute()
  const calls = await db.selectFrom('waitlist_calls').selectAll().orderBy('called_at').execute()
  for (const { wait_id, called_at } of calls) {
    await db.updateTable('waits').set({ called_at }).where('id', '=', wait_id).execute()
  }
  for (const { id, salon_id, date, starts_at, ends_at } of await db
    .selectFrom('freed_times')
    .selectAll()
    .execute()) {
    const called = calls.filter(({ freed_id }) => freed_id === id)
    const payload = {
      salonId: salon_id,
      date,
      startsAt: starts_at,
      endsAt: ends_at,
      called: called.map(({ wait_id }) => wait_id),
    }
    const last = called.at(-1)?.called_at
    const dueAt = last === undefined ? 0 : last + 15 * minute
    await db
      .insertInto('outbox')
      .values(pending('waitlist_call', payload, dueAt))
      .execute()
  }
  await db.schema.dropTable('waitlist_calls').execute()
  await db.schema.dropTable('freed_times').execute()
}
