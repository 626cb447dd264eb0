import type { Db } from './openDatabase'
import type { ContactMessageRow } from './schema/people'

export async function insertContactMessage(db: Db, row: ContactMessageRow): Promise<void> {
  await db.insertInto('contact_messages').values(row).execute()
}

export const findMessageOfTicket = (db: Db, ticketNumber: string): Promise<ContactMessageRow | undefined> =>
  db.selectFrom('contact_messages').selectAll().where('ticket_number', '=', ticketNumber).executeTakeFirst()

export async function forgetContactMessages(db: Db, email: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('email', '=', email).execute()
}

export const findContactMessage = (db: Db, id: string): Promise<ContactMessageRow | undefined> =>
  db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
