import type { Offer } from '@/domain/offer'
import type { Instant } from '@/domain/zonedTime'
import { claimAnnouncement, listFans, listUnannounced } from '../db/offers'
import type { Db } from '../db/openDatabase'
import type { WrittenNotice } from '../events/events'
import type { AppContext } from '../AppContext'
import { showNotice, writeNotice } from '../notifications/sendNotice'

/** Tells those who like a salon of an offer on its first day, once. */
export function announceOffers(services: AppContext): () => Promise<void> {
  const { db, now } = services
  return async () => {
    const at = now()
    for (const offer of await listUnannounced(db, at)) {
      const notices = await db.transaction().execute(transaction => claim(transaction, offer, at))
      for (const notice of notices) await showNotice(services, notice)
    }
  }
}

/** Claims an announcement with everybody's notice, so that a crash tells all or none. None when another server has it. */
async function claim(db: Db, { id, title, titleAr, salon }: Offer, at: Instant): Promise<WrittenNotice[]> {
  if (!salon || !(await claimAnnouncement(db, id, at))) return []
  const facts = { offerId: id, title, titleAr, salonName: salon.name, salonNameAr: salon.nameAr }
  const notices: WrittenNotice[] = []
  for (const userId of await listFans(db, salon.id)) {
    const draft = { userId, kind: 'offer', appointmentId: null, salonId: salon.id, facts } as const
    notices.push(await writeNotice(db, draft, at))
  }
  return notices
}
