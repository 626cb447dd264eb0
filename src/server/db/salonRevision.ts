import type { Db } from './openDatabase'

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
