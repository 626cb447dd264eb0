import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { AppContext } from '@/server/AppContext'
import { withSums } from '@/server/db/dailySums'
import { insertLedgerRows } from '@/server/db/ledger'
import type { AppointmentTable } from '@/server/db/schema/appointments'
import type { TestSalon } from './builders'
import { paidAtSalon } from './paidAtSalon'

const hour = 60 * 60 * 1000

type Changes = Partial<Insertable<AppointmentTable>> & { starts_at: number }

/** Adds a walk-in client's done one-hour appointment of $20; `changes` override its columns. Returns its id. */
export async function addDoneAppointment(
  { db }: AppContext,
  { salon, service, staff }: TestSalon,
  changes: Changes,
): Promise<string> {
  const row = {
    id: randomUUID(),
    salon_id: salon.id,
    staff_id: staff[0]?.id ?? '',
    client_id: null,
    walk_in_name: 'Sami',
    service_id: service.id,
    section_name: 'Hair',
    service_name: 'Haircut',
    price: 20,
    currency: 'USD',
    minutes: 60,
    ends_at: changes.starts_at + hour,
    status: 'done',
    notes: '',
    created_at: changes.starts_at,
    ...changes,
  }
  await withSums(db, [row.id], () => db.insertInto('appointments').values(row).execute())
  return row.id
}

/** The same, paid at the salon at the instant. */
export async function addPaidAppointment(
  app: AppContext,
  scenario: TestSalon,
  changes: Changes & { price: number },
  at: number,
): Promise<void> {
  const appointmentId = await addDoneAppointment(app, scenario, changes)
  const { price: amount, currency = 'USD' } = changes
  const payment = { appointmentId, salonId: scenario.salon.id, amount, currency, at }
  await insertLedgerRows(app.db, paidAtSalon(payment))
}
