import { randomUUID } from 'node:crypto'
import type { NoticeKind } from '@/domain/notice'
import { findNotice, insertNotice, type NewNotice } from '../db/notices'
import type { Services } from '../http/context'

/** Tells a person something: the notice is kept, and shown at once to whoever is looking. */
export async function sendNotice<Kind extends NoticeKind>(
  { db, now, events }: Services,
  draft: Omit<NewNotice<Kind>, 'id'>,
): Promise<void> {
  const id = randomUUID()
  await insertNotice(db, { id, ...draft }, now())
  const notice = await findNotice(db, id)
  if (notice) await events.tell({ type: 'noticeSent', userId: draft.userId, notice })
}
