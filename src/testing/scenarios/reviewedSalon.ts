import { renewSlug } from '@/server/db/salonSlugs'
import type { AppContext } from '@/server/AppContext'
import { addSalon, addUser, type TestSalon } from './builders'

/** A review with what a careless page would run or replace. */
export const wildText = '</script>__NONCE__ and $& stay words'

/** Salon Noor at `/salons/salon-noor`, with one review. */
export async function addReviewedSalon(app: AppContext): Promise<TestSalon> {
  const scenario = await addSalon(app, {
    name: 'Salon Noor',
    name_ar: 'صالون نور',
    rating_sum: 5,
    rating_count: 1,
    service: { name: 'Haircut', name_ar: 'قص شعر' },
  })
  await renewSlug(app.db, scenario.salon.id)
  const author = await addUser(app, { name: 'Rana Aziz' })
  await app.db
    .insertInto('reviews')
    .values({
      id: 'review',
      appointment_id: null,
      salon_id: scenario.salon.id,
      author_id: author.uid,
      stars: 5,
      text: wildText,
      created_at: app.now(),
      answer: null,
      answered_at: null,
    })
    .execute()
  return scenario
}
