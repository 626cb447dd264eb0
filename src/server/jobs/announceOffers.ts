import { claimAnnouncement, listFans, listUnannounced } from '../db/offers'
import type { Services } from '../http/context'
import { sendNotice } from '../notices/sendNotice'

/** Tells those who like a salon of an offer on its first day, once. */
export function announceOffers(services: Services): () => Promise<void> {
  const { db, now } = services
  return async () => {
    for (const { id, title, titleAr, salon } of await listUnannounced(db, now())) {
      if (!salon || !(await claimAnnouncement(db, id, now()))) continue
      for (const userId of await listFans(db, salon.id)) {
        await sendNotice(services, {
          userId,
          kind: 'offer',
          appointmentId: null,
          salonId: salon.id,
          facts: { offerId: id, title, titleAr, salonName: salon.name, salonNameAr: salon.nameAr },
        })
      }
    }
  }
}
