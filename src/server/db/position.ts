import { sql, type SqlBool } from 'kysely'

export interface Cursor {
  createdAt: number
  id: string
}

/** What comes after the cursor in a list of the table, the newest first. */
export const isBefore = (table: string, { createdAt, id }: Cursor) =>
  sql<SqlBool>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) < (${createdAt}, ${id})`
