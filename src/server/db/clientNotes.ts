import { randomUUID } from 'node:crypto'
import type { ClientNotes } from '@/domain/client'
import type { SalonClient } from './clients'
import type { Db } from './openDatabase'

/** A client needs an account or a phone number to have notes. */
export const canHaveNotes = ({ clientId, phone }: SalonClient): boolean => clientId !== null || phone !== null

const notesOf = (db: Db, { salonId, clientId, phone }: SalonClient) =>
  db
    .selectFrom('client_notes')
    .where('salon_id', '=', salonId)
    .where(is => is.or([is('client_id', '=', clientId), is('phone', '=', phone)]))

/** Notes by phone number count until notes by account are saved. */
export async function findClientNotes(db: Db, client: SalonClient): Promise<ClientNotes> {
  const rows = await notesOf(db, client).select(['client_id', 'notes']).execute()
  const found = rows.find(({ client_id }) => client_id !== null) ?? rows[0]
  return { notes: found?.notes ?? '' }
}

/** Call it in a transaction. */
export async function replaceClientNotes(db: Db, client: SalonClient, { notes }: ClientNotes): Promise<void> {
  const { salonId, clientId, phone } = client
  const old = await notesOf(db, client).select('id').execute()
  if (old.length > 0) {
    const ids = old.map(({ id }) => id)
    await db.deleteFrom('client_notes').where('id', 'in', ids).execute()
  }
  if (notes === '') return
  await db
    .insertInto('client_notes')
    .values({
      id: randomUUID(),
      salon_id: salonId,
      client_id: clientId,
      phone: clientId === null ? phone : null,
      notes,
    })
    // Of two concurrent first notes the later one stays.
    .onConflict(conflict =>
      conflict
        .columns(clientId === null ? ['salon_id', 'phone'] : ['client_id', 'salon_id'])
        .doUpdateSet({ notes }),
    )
    .execute()
}

/** Deletes the notes that salons saved under the user's phone number. */
export async function forgetClientNotes(db: Db, userId: string, phone: string): Promise<void> {
  await db
    .deleteFrom('client_notes')
    .where('phone', '=', phone)
    .where('salon_id', 'in', met =>
      met.selectFrom('appointments').select('salon_id').where('client_id', '=', userId),
    )
    .execute()
}
