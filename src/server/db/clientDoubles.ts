import { sql } from 'kysely'
import type { ClientDouble } from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import { foldText } from '@/domain/searchText'
import type { Instant } from '@/domain/zonedTime'
import { clientsOf, isOfClient, type SalonClient } from './clients'
import type { Db } from './openDatabase'

/** Whoever left neither an account nor a phone number is each time somebody else. */
const aloneId = sql`case when appointments.client_id is null and appointments.walk_in_phone is null
  then appointments.id end`

const toKnown = (row: { client_id: string | null; phone: string | null; appointment_id: string }): Known => ({
  clientId: row.client_id,
  phone: row.phone,
  appointmentId: row.appointment_id,
})

/** The salon's other clients with the same name and an appointment since the instant. The same phone number already makes one client of two. */
export async function listDoublesOf(db: Db, client: SalonClient, since: Instant): Promise<ClientDouble[]> {
  const rows = await clientsOf(db, client.salonId)
    .where('appointments.starts_at', '>=', since)
    .groupBy(aloneId)
    .select(({ fn }) => [
      'users.id as client_id',
      fn.min<string>('appointments.id').as('appointment_id'),
      fn.countAll<number>().as('appointments'),
    ])
    .execute()
  const name = foldText(client.name)
  return rows
    .filter(row => foldText(row.name ?? '') === name && canMerge(client, toKnown(row)))
    .filter(row => !isSameClient(client, toKnown(row)))
    .slice(0, clientPolicy.doubles)
    .map(row => ({
      appointmentId: row.appointment_id,
      name: row.name ?? '',
      phone: row.phone ?? '',
      isWalkIn: row.client_id === null,
      appointments: row.appointments,
    }))
}

type Known = Pick<SalonClient, 'clientId' | 'phone' | 'appointmentId'>

/** By account, by phone number, or as the one appointment of a client with neither. */
export const isSameClient = (one: Known, other: Known): boolean =>
  one.appointmentId === other.appointmentId ||
  (one.clientId !== null && one.clientId === other.clientId) ||
  (one.phone !== null && one.phone === other.phone)

/** Never two accounts; and one of the two must be known by a phone number, by which both are known afterwards. */
export const canMerge = (one: Known, other: Known): boolean =>
  !(one.clientId !== null && other.clientId !== null) && (into(one, other).phone ?? '') !== ''

/** Which of the two stays: an account, else whoever left a phone number, else the first. */
export const into = <Client extends Known>(one: Client, other: Client): Client => {
  const rank = ({ clientId, phone }: Known) => (clientId !== null ? 2 : phone ? 1 : 0)
  return rank(other) > rank(one) ? other : one
}

/** The walk-in's appointments become those of the client with the phone number. */
export async function giveAppointments(db: Db, walkIn: SalonClient, phone: string): Promise<void> {
  const own = db
    .selectFrom('appointments')
    .select('appointments.id')
    .where(isOfClient({ ...walkIn, onlyStaffId: null }))
  await db
    .updateTable('appointments')
    .set({ walk_in_phone: phone })
    .where('client_id', 'is', null)
    .where('id', 'in', own)
    .execute()
}
