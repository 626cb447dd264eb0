import type { Kysely, Migration } from 'kysely'
import { normalEmail } from '../../../domain/email'

interface Before {
  users: { id: string; email: string; created_at: number }
  codes: { id: string; email: string }
  verified_emails: { email: string }
  contact_messages: { id: string; email: string }
}

/**
 * E-mails get the form in which they are compared: letters composed, the domain in ASCII. Where two accounts turn out to
 * have one e-mail, the older one keeps it. Codes and verifications, valid for minutes, are dropped.
 */
export const oneFormOfEmails: Migration = {
  async up(db: Kysely<Before>) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const taken = new Set(users.map(({ email }) => email))
    for (const { id, email } of changed(users)) {
      const normal = normalEmail(email)
      if (taken.has(normal)) continue
      taken.add(normal)
      await db.updateTable('users').set({ email: normal }).where('id', '=', id).execute()
    }
    const messages = await db.selectFrom('contact_messages').select(['id', 'email']).execute()
    for (const { id, email } of changed(messages)) {
      await db
        .updateTable('contact_messages')
        .set({ email: normalEmail(email) })
        .where('id', '=', id)
        .execute()
    }
    for (const table of ['codes', 'verified_emails'] as const) {
      const rows = await db.selectFrom(table).select('email').execute()
      for (const { email } of changed(rows)) await db.deleteFrom(table).where('email', '=', email).execute()
    }
  },
}

const changed = <Row extends { email: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ email }) => normalEmail(email) !== email)
