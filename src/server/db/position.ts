import { sql, type SqlBool } from 'kysely'

export interface Cursor {
  createdAt: number
  id: string
}

/** What comes after the cursor in a list of the table, the newest first by the column. */
export const isBefore = (
  table: string,
  { createdAt, id }: Cursor,
  column: 'created_at' | 'starts_at' = 'created_at',
) => sql<SqlBool>`(${sql.ref(`${table}.${column}`)}, ${sql.ref(`${table}.id`)}) < (${createdAt}, ${id})`

/** What comes after the cursor in a list of appointments, the earliest first. */
export const isLaterThan = ({ createdAt, id }: Cursor) =>
  sql<SqlBool>`(appointments.starts_at, appointments.id) > (${createdAt}, ${id})`
