import { object, string } from 'yup'
import { dayBounds, type Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import type { Db } from '../db/openDatabase'
import { findSalonPromotion, insertPromotion, listFans, updatePromotion } from '../db/promotions'
import type { Insertable, Updateable } from 'kysely'
import type { PromotionTable } from '../db/schema/salons'
import type { WrittenNotification } from '../events/events'
import { enqueue, withdraw } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, writes } from '../outbox/registerKind'
import { showNotification, writeNotification } from './sendNotification'

/** The outbox entry that notifies the clients who like a salon of its new promotion. */
export const promotionStarted = outboxKind('promotion_started', object({ promotionId: string().required() }))

/** Inserts a promotion and enqueues its announcement, except for Kursi's own. Call it in a transaction. */
export async function addPromotion(db: Db, row: Insertable<PromotionTable>, now: Instant): Promise<void> {
  await insertPromotion(db, row)
  await enqueueAnnouncement(db, row.id, now)
}

/** Updates a promotion. An announcement that waits gets the new start as its due time. Call it in a transaction. */
export async function changePromotion(
  db: Db,
  id: string,
  columns: Updateable<PromotionTable>,
  now: Instant,
): Promise<void> {
  await updatePromotion(db, id, columns)
  const isWaiting = await withdraw(db, promotionStarted, keyOf(id))
  if (isWaiting) await enqueueAnnouncement(db, id, now)
}

const keyOf = (id: string): string => `promotion_started ${id}`

async function enqueueAnnouncement(db: Db, id: string, now: Instant): Promise<void> {
  const promotion = await findSalonPromotion(db, id)
  if (!promotion) return
  const { from } = dayBounds(promotion.startsOn, promotion.timeZone)
  await enqueue(db, promotionStarted, { promotionId: id }, { now, dueAt: Math.max(from, now) }, keyOf(id))
}

/** Notifies all who like the salon, or none. A future promotion waits; an ended or deleted one is not announced. */
export const announcesPromotions = (context: AppContext) =>
  writes(promotionStarted, async (transaction, { promotionId }, now) => {
    const promotion = await findSalonPromotion(transaction, promotionId)
    if (!promotion) return delivered
    const { startsOn, endsOn, timeZone, title, titleAr, salon } = promotion
    const { from } = dayBounds(startsOn, timeZone)
    if (now < from) return { dueAgainAt: from }
    if (dayBounds(endsOn, timeZone).until <= now) return delivered
    const facts = { promotionId, title, titleAr, salonName: salon.name, salonNameAr: salon.nameAr }
    const notifications: (WrittenNotification | undefined)[] = []
    for (const userId of await listFans(transaction, salon.id)) {
      const draft = { userId, kind: 'promotion', appointmentId: null, salonId: salon.id, facts } as const
      notifications.push(await writeNotification(transaction, draft, now))
    }
    return {
      afterCommit: async () => {
        for (const notification of notifications) await showNotification(context, notification)
      },
    }
  })
