import { appointmentRow } from '@/server/bench/benchData'
import { percentile, type Figure } from '@/server/bench/figures'
import { insertRows } from '@/server/seed/insertRows'
import type { Product } from '@/e2e/kit/product'
import { words } from '@/e2e/kit/words'
import { withDatabase } from './fillDatabase'
import { frames } from './frames'
import { slowDown } from './slowDown'

const count = 5000
/** Of the list: it is drawn by parts of this length. */
const partLength = 24
const day = 24 * 60 * 60 * 1000

const addPast = (product: Product) =>
  withDatabase(product, async db => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'client@kursi.example')
      .executeTakeFirstOrThrow()
    const place = await db
      .selectFrom('services')
      .innerJoin('staff', 'staff.salon_id', 'services.salon_id')
      .select(['services.salon_id', 'services.id as service_id', 'staff.id as staff_id'])
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: count }, (_, index) => ({
      ...appointmentRow(place.salon_id, place.service_id, place.staff_id, Date.now() - (index + 2) * day),
      client_id: id,
      status: 'done',
    }))
    await insertRows(db, 'appointments', rows)
  })

/** Five thousand past appointments on a phone at 4x: the time to the list, and the frames while scrolling. */
export async function pastAppointments(product: Product): Promise<Figure[]> {
  await addPast(product)
  const { appointments } = words.en
  const page = await product.openPage()
  await product.logIn(page, 'client@kursi.example')
  await slowDown(page, 4)
  await page.goto('/user/appointment')
  const past = page.getByRole('tab', { name: appointments.tab.past })
  await past.waitFor()
  const started = performance.now()
  await past.tap()
  const more = page.getByRole('button', { name: appointments.more.split(' {{')[0]?.split(' (')[0] ?? '' })
  await more.waitFor()
  const shown = performance.now() - started
  const drawn = page.getByRole('main').getByRole('heading', { level: 2 })
  for (let parts = 2; parts <= 6; parts += 1) {
    // Cards get their real height when they come into view, which moves what is below them.
    await more.scrollIntoViewIfNeeded()
    await more.tap()
    await drawn.nth(parts * partLength - 1).waitFor({ state: 'attached' })
  }
  const slowly = await frames(page, { most: 400, scrollBy: 60 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await slowDown(page, 1)
  const scrolling = await frames(page, { most: 400, scrollBy: 60 })
  return [
    { name: '5,000 past appointments at 4x, tap to list', value: shown, unit: 'ms' },
    {
      name: '5,000 past appointments at 4x, frame while scrolling, p95',
      value: percentile(slowly, 0.95),
      unit: 'ms',
    },
    {
      name: '5,000 past appointments, frame while scrolling, p95',
      value: percentile(scrolling, 0.95),
      unit: 'ms',
    },
  ]
}
