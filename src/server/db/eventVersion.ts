import type { ExpressionBuilder } from 'kysely'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import type { Database } from './schema'

/** Sets the next version of a calendar event, by which calendars tell a newer copy from an older one. */
export const nextEventVersion =
  (now: Instant) =>
  ({ eb }: { eb: ExpressionBuilder<Database, 'appointments'> }) => ({
    sequence: eb('sequence', '+', 1),
    changed_at: now,
  })

interface Named {
  in: 'salon_id' | 'staff_id' | 'client_id'
  id: string
}

/** Call it when a name or an address changes that the events of coming appointments show. */
export async function renewEvents(db: Db, named: Named, now: Instant): Promise<void> {
  await db
    .updateTable('appointments')
    .set(nextEventVersion(now))
    .where(named.in, '=', named.id)
    .where('ended_by', 'is', null)
    .where('ends_at', '>', now)
    .execute()
}
