import { sql, type SqlBool } from 'kysely'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { businessDateIn, dayOf } from './days'
import { lockRows, salonsOfAppointmentsLock } from './locks'
import type { Db } from './openDatabase'
import { refreshSalonClient } from './salonClients'
import type { AppointmentRow } from './schema/appointments'
import type { LedgerRow } from './schema/charges'
import type { DailyPaymentsRow, HourlyAppointmentsRow } from './schema/sums'

/** What the sums hold of an appointment. */
export interface SummedAppointment extends Pick<
  AppointmentRow,
  | 'id'
  | 'salon_id'
  | 'staff_id'
  | 'client_id'
  | 'service_name'
  | 'service_name_ar'
  | 'starts_at'
  | 'status'
  | 'price'
  | 'currency'
> {
  night_day?: number | null
  /** The salon's. */
  time_zone: string
  payments: readonly Pick<LedgerRow, 'at' | 'amount' | 'currency'>[]
}

/**
 * Changes appointments or their payments, and the sums of their salons by the difference. In the caller's transaction.
 * A salon that has closed has no sums.
 */
export async function withSums<Result>(
  db: Db,
  appointmentIds: readonly string[],
  change: () => Promise<Result>,
): Promise<Result> {
  if (appointmentIds.length === 0) return change()
  await lockRows(db, [salonsOfAppointmentsLock(appointmentIds)])
  const before = await listSummed(db, appointmentIds)
  const result = await change()
  await addToSums(db, before, await listSummed(db, appointmentIds))
  return result
}

async function listSummed(db: Db, ids: readonly string[]): Promise<SummedAppointment[]> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('salons', 'salons.id', 'appointments.salon_id')
    .leftJoin('ledger', join =>
      join
        .onRef('ledger.subject_id', '=', 'appointments.id')
        // Literals, not parameters: the index `payments_of_subject` holds the rows of these accounts only.
        .on(sql<SqlBool>`ledger.account in ('online', 'salon')`),
    )
    .select([
      'appointments.id',
      'appointments.salon_id',
      'appointments.staff_id',
      'appointments.client_id',
      'appointments.service_name',
      'appointments.service_name_ar',
      'appointments.starts_at',
      'appointments.night_day',
      'appointments.status',
      'appointments.price',
      'appointments.currency',
      'salons.time_zone',
      'ledger.at as paid_at',
      'ledger.amount as paid_amount',
      'ledger.currency as paid_currency',
    ])
    .where('appointments.id', 'in', ids)
    .execute()
  const found = new Map<string, SummedAppointment>()
  for (const { paid_at: at, paid_amount: amount, paid_currency: currency, ...row } of rows) {
    const before = found.get(row.id)?.payments ?? []
    const isPaid = at !== null && amount !== null && currency !== null
    found.set(row.id, { ...row, payments: isPaid ? [...before, { at, amount, currency }] : before })
  }
  return [...found.values()]
}

/** Adds the difference that a change of appointments makes; `before` is empty for new ones. */
export async function addToSums(
  db: Db,
  before: readonly SummedAppointment[],
  after: readonly SummedAppointment[],
): Promise<void> {
  const appointments = difference(
    before.flatMap(appointmentsOf),
    after.flatMap(appointmentsOf),
    ({ salon_id, day, hour, currency }) => [salon_id, day, hour, currency],
    ['appointments', 'owing', 'owed_done', 'owed_confirmed'],
  )
  if (appointments.length > 0) {
    await db
      .insertInto('hourly_appointments')
      .values(appointments)
      .onConflict(conflict =>
        conflict.columns(['salon_id', 'day', 'hour', 'currency']).doUpdateSet(set => ({
          appointments: set('hourly_appointments.appointments', '+', set.ref('excluded.appointments')),
          owing: set('hourly_appointments.owing', '+', set.ref('excluded.owing')),
          owed_done: set('hourly_appointments.owed_done', '+', set.ref('excluded.owed_done')),
          owed_confirmed: set('hourly_appointments.owed_confirmed', '+', set.ref('excluded.owed_confirmed')),
        })),
      )
      .execute()
  }
  const payments = difference(
    before.flatMap(paymentsOf),
    after.flatMap(paymentsOf),
    row => [row.salon_id, row.day, row.staff_id, row.service_name, row.service_name_ar, row.currency],
    ['entries', 'amount'],
  )
  if (payments.length > 0) await insertPayments(db, payments)
  for (const { salon_id, client_id } of startingOtherwise(before, after)) {
    if (client_id !== null) await refreshSalonClient(db, salon_id, client_id)
  }
}

const insertPayments = (db: Db, payments: readonly DailyPaymentsRow[]) =>
  db
    .insertInto('daily_payments')
    .values(payments)
    .onConflict(conflict =>
      conflict
        .columns(['salon_id', 'day', 'staff_id', 'service_name', 'service_name_ar', 'currency'])
        .doUpdateSet(set => ({
          entries: set('daily_payments.entries', '+', set.ref('excluded.entries')),
          amount: set('daily_payments.amount', '+', set.ref('excluded.amount')),
        })),
    )
    .execute()

/** Appointments that are counted from now on, or no longer, or at another time. */
function startingOtherwise(
  before: readonly SummedAppointment[],
  after: readonly SummedAppointment[],
): SummedAppointment[] {
  const starts = new Map(before.map(appointment => [appointment.id, countedStart(appointment)]))
  return after.filter(appointment => (starts.get(appointment.id) ?? null) !== countedStart(appointment))
}

const isCounted = ({ status }: SummedAppointment): boolean => status === 'done' || status === 'confirmed'

const countedStart = (appointment: SummedAppointment): Instant | null =>
  isCounted(appointment) ? appointment.starts_at : null

/** The day of the night, where it lies in the appointment's, with the hour of the clock. */
function hourOf(
  { starts_at, night_day = null, time_zone }: SummedAppointment,
  instant: Instant = starts_at,
): { day: number; hour: number } {
  const date = businessDateIn({ starts_at, night_day }, time_zone, instant)
  return { day: dayOf(date), hour: Math.floor(wallOf(instant, time_zone).minutes / 60) }
}

function appointmentsOf(appointment: SummedAppointment): HourlyAppointmentsRow[] {
  const { salon_id, status, currency, price, payments } = appointment
  if (!isCounted(appointment)) return []
  const isOwing = payments.reduce((sum, { amount }) => sum + amount, 0) <= 0
  return [
    {
      salon_id,
      ...hourOf(appointment),
      currency,
      appointments: 1,
      owing: isOwing ? 1 : 0,
      owed_done: isOwing && status === 'done' ? price : 0,
      owed_confirmed: isOwing && status === 'confirmed' ? price : 0,
    },
  ]
}

const paymentsOf = (appointment: SummedAppointment): DailyPaymentsRow[] => {
  const { salon_id, staff_id, service_name, service_name_ar } = appointment
  return appointment.payments.map(({ at, amount, currency }) => ({
    salon_id,
    day: hourOf(appointment, at).day,
    staff_id,
    service_name,
    service_name_ar: service_name_ar ?? '',
    currency,
    entries: 1,
    amount,
  }))
}

/** Rows with sums that `after` has more, or less, than `before`, in order of their keys: concurrent changes wait alike. */
function difference<Sum extends string, Row extends Record<Sum, number>>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => readonly (string | number)[],
  sums: readonly Sum[],
): Row[] {
  const rows = new Map<string, Row>()
  for (const [list, sign] of [[before, -1] as const, [after, 1] as const]) {
    for (const row of list) {
      const key = JSON.stringify(keyOf(row))
      const total = rows.get(key)
      const added = sums.map(sum => [sum, (total?.[sum] ?? 0) + sign * row[sum]])
      rows.set(key, { ...row, ...(Object.fromEntries(added) as Record<Sum, number>) })
    }
  }
  return [...rows]
    .filter(([, row]) => sums.some(sum => row[sum] !== 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
}
