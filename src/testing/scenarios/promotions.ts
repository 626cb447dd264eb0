import type { AppContext } from '@/server/AppContext'
import type { Insertable } from 'kysely'
import type { PromotionTable } from '@/server/db/schema/salons'
import { addPromotion } from '@/server/notifications/announcePromotions'

/** Adds a promotion as the product does: by default Kursi's own, in January and February of 2027. */
export const promote = (
  { db, now }: AppContext,
  changes: Partial<Insertable<PromotionTable>> = {},
): Promise<void> =>
  db.transaction().execute(transaction =>
    addPromotion(
      transaction,
      {
        id: 'promotion',
        salon_id: null,
        title: 'VIP membership',
        title_ar: 'عضوية مميزة',
        details: 'One month for free',
        details_ar: null,
        starts_on: '2027-01-01',
        ends_on: '2027-02-28',
        ...changes,
      },
      now(),
    ),
  )
