import type { Db } from './openDatabase'
import { spreadOf } from '@/domain/staffTerms'
import { renewRevision } from './salonRevision'
import { listStaff } from './salons'
import { listStaffTerms } from './staffTerms'
import { ownTextOf, serviceTextOf } from './searchTexts'

/**
 * Updates the summary of services in a salon's row and increments its revision. Belongs in the transaction of every
 * change of sections, services, hours, days off or staff.
 */
export async function refreshSalonSummary(db: Db, salonId: string): Promise<void> {
  const salon = await db
    .selectFrom('salons')
    .select(['name', 'name_ar', 'address', 'city', 'country'])
    .where('id', '=', salonId)
    .executeTakeFirstOrThrow()
  const services = await db
    .selectFrom('services')
    .select(['id', 'name', 'name_ar', 'cost', 'from_cost', 'currency', 'search_text'])
    .where('salon_id', '=', salonId)
    .orderBy('id')
    .execute()
  const termsOf = await listStaffTerms(db, salonId)
  const staff = await listStaff(db, salonId)
  const priced: { cost: number; currency: string }[] = []
  for (const service of services) {
    const { id, currency } = service
    const search_text = serviceTextOf(service)
    const cost = spreadOf([{ ...service, time: 0, staffTerms: termsOf(id) }], staff).cost.least
    const from_cost = cost === service.cost ? null : cost
    priced.push({ cost, currency })
    if (service.search_text === search_text && service.from_cost === from_cost) continue
    await db.updateTable('services').set({ search_text, from_cost }).where('id', '=', id).execute()
  }
  const cheapest = cheapestOf(priced.sort((one, other) => one.cost - other.cost))
  const own_text = ownTextOf(salon)
  await db
    .updateTable('salons')
    .set({
      from_amount: cheapest?.cost ?? null,
      from_currency: cheapest?.currency ?? null,
      own_text,
      search_text: [own_text, ...services.map(serviceTextOf)].join(' ').trim(),
    })
    .where('id', '=', salonId)
    .execute()
  await renewRevision(db, salonId)
}

/**
 * The "from" price, of services sorted by cost. It is in the most frequent currency, since amounts of two currencies
 * cannot be compared. Free services count only when there is nothing else.
 */
function cheapestOf<Service extends { cost: number; currency: string }>(
  services: readonly Service[],
): Service | undefined {
  const counts = new Map<string, number>()
  const paid = services.filter(({ cost }) => cost > 0)
  for (const { currency } of paid) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most ? paid.find(({ currency }) => currency === most[0]) : services[0]
}
