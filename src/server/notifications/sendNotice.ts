import { randomUUID } from 'node:crypto'
import type { NoticeKind } from '@/domain/notice'
import { findNotice, insertNotice, type NewNotice } from '../db/notices'
import type { Db } from '../db/openDatabase'
import type { WrittenNotice } from '../events/events'
import type { AppContext } from '../AppContext'

export type NoticeDraft<Kind extends NoticeKind = NoticeKind> = Omit<NewNotice<Kind>, 'id'>

/** Keeps a notice, in the caller's transaction; whoever is looking sees it once `showNotice` is called after that. */
export async function writeNotice<Kind extends NoticeKind>(
  db: Db,
  draft: NoticeDraft<Kind>,
  now: number,
): Promise<WrittenNotice> {
  const id = randomUUID()
  await insertNotice(db, { id, ...draft }, now)
  return { id, userId: draft.userId }
}

export async function showNotice({ db, events }: AppContext, { id, userId }: WrittenNotice): Promise<void> {
  const notice = await findNotice(db, id)
  if (notice) await events.tell({ type: 'noticeSent', userId, notice })
}

/** Tells a person something: the notice is kept, and shown at once to whoever is looking. */
export async function sendNotice<Kind extends NoticeKind>(
  services: AppContext,
  draft: NoticeDraft<Kind>,
): Promise<void> {
  await showNotice(services, await writeNotice(services.db, draft, services.now()))
}
