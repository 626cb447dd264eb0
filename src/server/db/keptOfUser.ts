import type { ClientDetails } from '@/domain/client'
import type { KeptOfClient } from '@/domain/mergeClients'
import { todayIn } from '@/domain/zonedTime'
import { findClientCard } from './clientCards'
import { appointmentsOf } from './formulas'
import type { Db } from './openDatabase'

interface KeptBySalon extends Omit<ClientDetails, 'notes'> {
  salon: string
  consents: KeptOfClient['consentMarks']
  formulas: { date: string; service: string; formula: string }[]
}

/**
 * What the salons that have met a user keep of them. Their free notes are left out: a salon writes them for itself
 * alone, as its form says.
 */
export async function listKeptOfUser(
  db: Db,
  { userId, phone }: { userId: string; phone: string },
): Promise<KeptBySalon[]> {
  const salons = await db
    .selectFrom('salons')
    .select(['id', 'name', 'time_zone'])
    .where('id', 'in', met =>
      met.selectFrom('appointments').select('salon_id').where('client_id', '=', userId),
    )
    .orderBy('name')
    .execute()
  const formulas = await db
    .selectFrom('appointment_formulas')
    .innerJoin('appointments', 'appointments.id', 'appointment_formulas.appointment_id')
    .select([
      'appointments.salon_id',
      'appointments.starts_at',
      'appointments.service_name',
      'appointment_formulas.formula',
    ])
    .where('appointments.id', 'in', appointmentsOf(db, { userId, phone }))
    .orderBy('appointments.starts_at')
    .execute()
  const kept: KeptBySalon[] = []
  for (const { id, name, time_zone } of salons) {
    const { details, consentMarks } = await findClientCard(db, { salonId: id, clientId: userId, phone })
    const { notes: _salonsOwn, ...others } = details
    kept.push({
      salon: name,
      ...others,
      consents: consentMarks,
      formulas: formulas
        .filter(({ salon_id }) => salon_id === id)
        .map(row => ({
          date: todayIn(time_zone, row.starts_at),
          service: row.service_name,
          formula: row.formula,
        })),
    })
  }
  return kept
}
