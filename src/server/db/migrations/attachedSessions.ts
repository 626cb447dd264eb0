import { randomInt } from 'node:crypto'
import type { Kysely, Migration } from 'kysely'

interface Messages {
  contact_messages: { id: string; ticket_number: string }
}

const letters = 'ACDEFHJKMNPRTUVWXY'
const newTicketNumber = () =>
  Array.from({ length: 6 }, () => letters.charAt(randomInt(letters.length))).join('')

/** Messages get a ticket number, and may have a session file. */
export const attachedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('contact_messages')
      .addColumn('ticket_number', 'text', column => column.notNull().defaultTo(''))
      .execute()
    const messages = db as Kysely<Messages>
    const given = new Set<string>()
    for (const { id } of await messages.selectFrom('contact_messages').select('id').execute()) {
      let ticket_number: string
      do ticket_number = newTicketNumber()
      while (given.has(ticket_number))
      given.add(ticket_number)
      await messages.updateTable('contact_messages').set({ ticket_number }).where('id', '=', id).execute()
    }
    await db.schema
      .createIndex('contact_message_of_ticket')
      .on('contact_messages')
      .column('ticket_number')
      .unique()
      .execute()
    await db.schema
      .createTable('attached_sessions')
      .addColumn('message_id', 'text', column =>
        column.primaryKey().references('contact_messages.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', column => column.references('users.id').onDelete('cascade'))
      .addColumn('key_hash', 'text', column => column.notNull().unique())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('attached_sessions_of_user')
      .on('attached_sessions')
      .column('user_id')
      .execute()
  },
}
