import type { ClientSuggestion } from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import type { Instant } from '@/domain/zonedTime'
import { listMarkedClients, type MarkedClient } from './clientCards'
import { clientsOf } from './clients'
import type { Db } from './openDatabase'

/** The salon's clients with an appointment since the instant, those of the latest appointment first. */
export async function listClientsSince(
  db: Db,
  { id, onlyStaffId }: { id: string; onlyStaffId: string | null },
  since: Instant,
): Promise<ClientSuggestion[]> {
  const rows = await clientsOf(db, id)
    .$if(onlyStaffId !== null, query => query.where('appointments.staff_id', '=', onlyStaffId))
    .select(({ fn }) => ['users.id', fn.max('appointments.starts_at').as('latest')])
    .where('appointments.starts_at', '>=', since)
    .orderBy('latest', 'desc')
    .limit(clientPolicy.searchedClients)
    .execute()
  const marked = await listMarkedClients(db, id)
  const byAccount = new Map(marked.map(client => [client.client_id, client]))
  const byPhone = new Map(marked.map(client => [client.phone, client]))
  return rows.map(({ id: clientId, name, phone }) => {
    const marks = [clientId && byAccount.get(clientId), phone && byPhone.get(phone)].filter(isMarked)
    return {
      name: name ?? '',
      phone: phone ?? '',
      tags: marks[0]?.tags ?? [],
      isBlocked: marks.some(({ isBlocked }) => isBlocked),
    }
  })
}

const isMarked = (client: MarkedClient | '' | null | undefined): client is MarkedClient => Boolean(client)
