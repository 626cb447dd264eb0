import type { Promotion } from '@/domain/promotion'
import type { Instant } from '@/domain/zonedTime'
import { claimAnnouncement, listFans, listUnannounced } from '../db/promotions'
import type { Db } from '../db/openDatabase'
import type { WrittenNotification } from '../events/events'
import type { AppContext } from '../AppContext'
import { showNotification, writeNotification } from '../notifications/sendNotification'

/** Tells those who like a salon of an offer on its first day, once. */
export function announcePromotions(app: AppContext): () => Promise<void> {
  const { db, now } = app
  return async () => {
    const at = now()
    for (const promotion of await listUnannounced(db, at)) {
      const notifications = await db.transaction().execute(transaction => claim(transaction, promotion, at))
      for (const notification of notifications) await showNotification(app, notification)
    }
  }
}

/** Claims an announcement with everybody's notice, so that a crash tells all or none. None when another server has it. */
async function claim(
  db: Db,
  { id, title, titleAr, salon }: Promotion,
  at: Instant,
): Promise<WrittenNotification[]> {
  if (!salon || !(await claimAnnouncement(db, id, at))) return []
  const facts = { promotionId: id, title, titleAr, salonName: salon.name, salonNameAr: salon.nameAr }
  const notifications: WrittenNotification[] = []
  for (const userId of await listFans(db, salon.id)) {
    const draft = { userId, kind: 'promotion', appointmentId: null, salonId: salon.id, facts } as const
    notifications.push(await writeNotification(db, draft, at))
  }
  return notifications
}
