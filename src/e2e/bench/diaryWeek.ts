import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { appointmentRow } from '@/server/bench/benchData'
import { percentile, type Figure } from '@/server/bench/figures'
import { insertRows } from '@/server/seed/insertRows'
import { todayIn, instantOf } from '@/domain/zonedTime'
import { addDays } from '@/domain/weekday'
import { desktop, type Product } from '@/e2e/kit/product'
import { withDatabase } from './fillDatabase'
import { frames } from './frames'
import { slowDown } from './slowDown'

const staff = 10
const aDay = 6
const days = 7

const fillWeek = (product: Product) =>
  withDatabase(product, async db => {
    const salon = await db
      .selectFrom('salons')
      .innerJoin('users', 'users.id', 'salons.owner_id')
      .innerJoin('services', 'services.salon_id', 'salons.id')
      .select(['salons.id', 'salons.time_zone', 'services.id as service_id'])
      .where('users.email', '=', 'barber@kursi.example')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('appointments').where('salon_id', '=', salon.id).execute()
    const rows = Array.from({ length: staff }, (_, position) => ({
      id: randomUUID(),
      salon_id: salon.id,
      name: `Chair ${position + 1}`,
      name_ar: null,
      photo_url: null,
      position: 100 + position,
    }))
    await insertRows(db, 'staff', rows)
    const today = todayIn(salon.time_zone, Date.now())
    const appointments = rows.flatMap(({ id }) =>
      Array.from({ length: aDay * days }, (_, index) =>
        appointmentRow(
          salon.id,
          salon.service_id,
          id,
          instantOf(addDays(today, Math.floor(index / aDay)), 9 * 60 + (index % aDay) * 60, salon.time_zone),
        ),
      ),
    )
    await insertRows(db, 'appointments', appointments)
    return appointments.length
  })

/**
 * Milliseconds from the last byte of the answer to the end of the frame that draws the last appointment. A later frame
 * would include the rasterization, which runs on the processor of a machine without a graphics card.
 */
const dataToPaint = (page: Page, appointments: number) =>
  page.evaluate(
    expected =>
      new Promise<number>(resolve => {
        const asked = performance.now()
        const isFrame = ({ startTime, duration }: PerformanceEntry, drawn: number) =>
          startTime <= drawn && drawn <= startTime + duration
        const arrived = () =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name, startTime }) => name.includes('/api/appointments/salon') && startTime > asked)
            .at(-1)?.responseEnd ?? asked
        new MutationObserver((_changes, observer) => {
          if (document.querySelectorAll('[data-status]').length < expected) return
          observer.disconnect()
          const drawn = performance.now()
          new PerformanceObserver(list => {
            const frame = list.getEntries().find(entry => isFrame(entry, drawn))
            if (frame) resolve(frame.startTime + frame.duration - arrived())
          }).observe({ type: 'long-animation-frame' })
        }).observe(document.body, { childList: true, subtree: true })
      }),
    appointments,
  )

/** A week of ten staff members at 4x: from the answer's last byte to the paint, and a drag. */
export async function diaryWeek(product: Product): Promise<Figure[]> {
  const count = await fillWeek(product)
  const page = await product.openPage({ size: desktop })
  await product.logIn(page, 'barber@kursi.example')
  await page.goto('/salon/appointment?view=calendar')
  await page.locator('[data-status]').first().waitFor()
  await slowDown(page, 4)
  const painted = dataToPaint(page, count)
  await page.getByRole('main').locator('label', { hasText: 'Week' }).first().click()
  const figures: Figure[] = [
    {
      name: `diary week of ${staff} chairs and ${count} visits at 4x, data to paint`,
      value: await painted,
      unit: 'ms',
    },
  ]
  return [...figures, ...(await drag(product))]
}

async function drag(product: Product): Promise<Figure[]> {
  const page = await product.openPage({ size: desktop })
  await product.logIn(page, 'barber@kursi.example')
  await page.goto('/salon/appointment?view=calendar')
  const block = page.locator('[data-status]').nth(8)
  const box = await block.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  await slowDown(page, 4)
  const dragging = frames(page, { most: 90 })
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  for (let step = 1; step <= 40; step += 1) {
    await page.mouse.move(box.x + box.width / 2 + step * 6, box.y + box.height / 2 + step * 3)
  }
  const lengths = await dragging
  await page.keyboard.press('Escape')
  return [{ name: 'diary drag at 4x, frame, p95', value: percentile(lengths, 0.95), unit: 'ms' }]
}
