import type { SelectQueryBuilder } from 'kysely'
import type { Db } from './openDatabase'
import type { Database } from './schema'

/** The next revision of a salon, by which what was derived from its data is known to be out of date. */
export async function renewRevision(db: Db, salonId: string): Promise<void> {
  await db
    .updateTable('salons')
    .set(expression => ({ revision: expression('revision', '+', 1) }))
    .where('id', '=', salonId)
    .execute()
}

/** The same for all salons that show a review of this author. */
export async function renewRevisionsOfReviewed(db: Db, authorId: string): Promise<void> {
  const reviewed = db.selectFrom('reviews').select('salon_id').where('author_id', '=', authorId)
  await db
    .updateTable('salons')
    .set(expression => ({ revision: expression('revision', '+', 1) }))
    .where('id', 'in', reviewed)
    .execute()
}

/** The same for the free slots of the salons of these appointments. */
export async function renewSlotsRevision(
  db: Db,
  appointmentIds: readonly string[] | SelectQueryBuilder<Database, 'appointments', { id: string }>,
): Promise<void> {
  const salonIds = db.selectFrom('appointments').select('salon_id').where('id', 'in', appointmentIds)
  await db
    .updateTable('salons')
    .set(expression => ({ slots_revision: expression('slots_revision', '+', 1) }))
    .where('id', 'in', salonIds)
    .execute()
}

/** The same for the salon of the owner who has this subscription: a plan decides how many staff can be booked. */
export async function renewSlotsRevisionOfSubscriber(db: Db, subscriptionId: string): Promise<void> {
  const ownerId = db.selectFrom('subscriptions').select('user_id').where('id', '=', subscriptionId)
  await db
    .updateTable('salons')
    .set(expression => ({ slots_revision: expression('slots_revision', '+', 1) }))
    .where('owner_id', 'in', ownerId)
    .execute()
}

/** Whether these salons, by their ids, still have these revisions. */
export async function haveRevisions(db: Db, revisions: ReadonlyMap<string, number>): Promise<boolean> {
  if (revisions.size === 0) return true
  const salons = await db
    .selectFrom('salons')
    .select(['id', 'revision'])
    .where('id', 'in', [...revisions.keys()])
    .execute()
  return (
    salons.length === revisions.size && salons.every(({ id, revision }) => revisions.get(id) === revision)
  )
}
