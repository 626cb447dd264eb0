import type { Kysely, Migration } from 'kysely'
import type { OutboxRow } from '../schema/outbox'

interface TablesOfThen {
  outbox: OutboxRow
  appointments: { id: string; status: string }
}

interface PayloadOfThen {
  appointmentId: string
  startsAt: number
  previousStartsAt?: number
  language?: string | null
  salonName?: string
  salonNameAr?: string | null
}

const events = {
  booking_confirmed: 'booked',
  booking_rescheduled: 'moved',
  booking_cancelled: 'cancelled',
} as const

/** People choose what they are told. The mails of appointments become one kind, which knows its reader. */
export const notificationSettings: Migration = {
  async up(given: Kysely<unknown>) {
    const db = given as Kysely<TablesOfThen>
    await db.schema
      .createTable('notification_settings')
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('setting', 'text', column => column.notNull())
      .addColumn('is_on', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('notification_settings_key', ['user_id', 'setting'])
      .execute()
    await carryMails(db)
  },
}

async function carryMails(db: Kysely<TablesOfThen>): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', 'in', Object.keys(events))
    .orderBy('created_at')
    .execute()
  // Of an appointment's waiting mails, the newest says what holds now.
  const newest = new Map(rows.map(row => [(JSON.parse(row.payload) as PayloadOfThen).appointmentId, row.id]))
  for (const { id, kind, payload, given_up_at } of rows) {
    const then = JSON.parse(payload) as PayloadOfThen
    const appointment = await db
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', then.appointmentId)
      .executeTakeFirst()
    const event = events[kind as keyof typeof events]
    const carried = {
      appointmentId: then.appointmentId,
      reader: 'client',
      event,
      by: event === 'booked' ? 'client' : 'salon',
      status: appointment?.status ?? 'cancelled',
      startsAt: then.startsAt,
      previousStartsAt: then.previousStartsAt ?? null,
      knownAs: null,
      language: then.language ?? null,
      salonName: then.salonName ?? '',
      salonNameAr: then.salonNameAr ?? null,
    }
    const isWaiting = given_up_at === null && newest.get(then.appointmentId) === id
    await db
      .updateTable('outbox')
      .set({
        kind: 'appointment_mail',
        payload: JSON.stringify(carried),
        coalesce_key: isWaiting ? `appointment_mail ${then.appointmentId} client` : null,
      })
      .where('id', '=', id)
      .execute()
  }
}
