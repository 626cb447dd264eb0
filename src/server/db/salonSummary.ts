import type { Db } from './openDatabase'
import { renewRevision } from './salonRevision'
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
    .select(['id', 'name', 'name_ar', 'cost', 'currency', 'search_text'])
    .where('salon_id', '=', salonId)
    .orderBy('cost')
    .orderBy('id')
    .execute()
  const cheapest = cheapestOf(services)
  for (const service of services) {
    const search_text = serviceTextOf(service)
    if (service.search_text === search_text) continue
    await db.updateTable('services').set({ search_text }).where('id', '=', service.id).execute()
  }
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
