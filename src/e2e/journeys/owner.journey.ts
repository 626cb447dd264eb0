import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Salon } from '@/domain/salon'
import { addDays, weekdayOf, weekdays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import diary from '@/i18n/en/diary.json'
import posters from '@/i18n/en/posters.json'
import { signInByApi } from '@/e2e/kit/apiClient'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookButton, chooseFirstFreeTime } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const salon = 'Al Basha Barbershop'
const { appointments, booking, common, profile, schedule } = words.en

/** After the demo data. */
const someTuesday = weekdays
  .map((_day, index) => addDays(todayIn('Asia/Hebron', Date.now()), 50 + index))
  .find(date => weekdayOf(date) === 'Tuesday')

let product: Product
let owner: Page
beforeAll(async () => {
  product = await startProduct()
  owner = await product.openPage({ size: desktop })
  await product.logIn(owner, 'barber@kursi.example')
})
afterAll(() => product.stop())

const openDiary = () => owner.goto(`/salon/appointment?view=calendar&date=${someTuesday}`)
const block = () => owner.getByRole('button', { name: /: Walker,/ })
const nameOf = async (button: Locator) => (await button.locator('.visually-hidden').textContent()) ?? ''

test('somebody who walks in is seated, dragged, brought back, and moved by keyboard', async () => {
  await openDiary()
  await owner
    .getByRole('button', { name: /^Free / })
    .first()
    .click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel(diary.name, { exact: true }).fill('Walker')
  await dialog.getByLabel(diary.name, { exact: true }).press('Tab')
  await dialog.getByRole('button', { name: diary.seat }).click()
  await owner.getByText(diary.deed.seated).waitFor()
  const seated = await nameOf(block())

  const { x, y, width } = (await block().boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await owner.mouse.move(x + width / 2, y + 4)
  await owner.mouse.down()
  await owner.mouse.move(x + width / 2, y - 100, { steps: 4 })
  await owner.mouse.up()
  await owner.getByText(diary.deed.moved).waitFor()
  expect(await nameOf(block())).not.toBe(seated)
  await owner.getByRole('button', { name: common.undo }).click()
  await owner.getByText(diary.deed.moved_back).waitFor()
  await owner.getByRole('button', { name: seated, exact: true }).waitFor()

  await block().press('Enter')
  await dialog.getByRole('button', { name: diary.move }).press('Enter')
  const times = dialog.getByLabel(words.en.slots.field.label)
  await times.locator('option').nth(1).waitFor({ state: 'attached' })
  await times.selectOption({ index: 1 })
  await dialog.getByRole('button', { name: diary.moveConfirm }).press('Enter')
  await owner.getByText(diary.deed.moved).waitFor()
  await owner.getByRole('button', { name: seated, exact: true }).waitFor({ state: 'detached' })
  await block().waitFor()
})

test('a day that has bookings is closed after they are listed, and they are kept', async () => {
  await owner.goto('/salon/MySchedule')
  await owner.getByRole('button', { name: schedule.editDay.replace('{{day}}', 'Tuesday') }).click()
  await owner.getByLabel(schedule.markClosed).check()
  await owner.getByRole('button', { name: schedule.save }).click()
  const question = owner.getByRole('alertdialog')
  await question.getByText('Walker').waitFor()
  await question.getByRole('button', { name: schedule.stranded.confirm }).click()
  await owner.getByText(schedule.done.hours).waitFor()
  const tuesday = owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { name: 'Tuesday' }) })
  await tuesday.getByText(schedule.closed, { exact: true }).waitFor()
  await openDiary()
  await block().waitFor()
})

test('a client sees at once that the owner has confirmed', async () => {
  await owner.goto('/salon/profile')
  await owner.getByRole('button', { name: common.edit, exact: true }).click()
  await owner.getByLabel(profile.field.confirmation).selectOption({ label: profile.confirmation.manual })
  await owner.getByRole('button', { name: common.save }).click()
  await owner.getByText(profile.saved).waitFor()

  const client = await product.openPage({ size: phone })
  await product.logIn(client, 'client@kursi.example')
  await chooseFirstFreeTime(client, 'en', salon)
  const booked = client.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().endsWith('/api/appointments'),
  )
  await bookButton(client, 'en').click()
  await client.getByText(booking.receipt.pending, { exact: true }).waitFor()
  const { data } = (await (await booked).json()) as { data: { _id: string } }
  await client.goto(`/user/appointment#${data._id}`)
  const waiting = client.getByRole('main').getByText(appointments.status.pending, { exact: true })
  await waiting.first().waitFor()
  const before = await waiting.count()

  await owner.goto(`/salon/appointment#${data._id}`)
  const confirm = appointments.owner.confirmThis.replace('{{name}}', 'Lina Haddad')
  await owner.getByRole('main').getByRole('button', { name: confirm }).first().click()
  await waiting.nth(before - 1).waitFor({ state: 'detached' })
})

test('a poster is hung with its image; a file that only calls itself one is refused, and its title stays', async () => {
  await owner.goto('/salon/profile')
  await owner.getByRole('button', { name: posters.add }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel(posters.field.title).fill('Summer cuts')
  const image = dialog.locator('input[type=file]')
  const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  await image.setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: Buffer.from(script) })
  await dialog.getByText(posters.image.problem.wrong_kind).waitFor()
  expect(await dialog.getByLabel(posters.field.title).inputValue()).toBe('Summer cuts')

  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#8c2f39' } }).png()
  await image.setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: await picture.toBuffer() })
  await dialog.getByRole('button', { name: posters.create, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const hung = owner.getByRole('listitem').filter({ hasText: 'Summer cuts' }).locator('img')
  await hung.waitFor()
  const width = await hung.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))
  expect(width).toBeGreaterThan(0)
})

test.each([phone, desktop])(
  'the head of a calendar of ten is one line that stays, and a quarter has room for a finger on a phone (%j)',
  async size => {
    const { call } = await signInByApi(product, 'barber@kursi.example')
    const { id, staff } = await call<Salon>('GET', '/salons/mine')
    for (let count = staff.length; count < 10; count += 1)
      await call('POST', `/salons/${id}/team`, { name: `Tenth ${count}`, serviceIds: [], hours: null })

    const page = await product.openPage({ size })
    await product.logIn(page, 'barber@kursi.example')
    await page.goto(`/salon/appointment?view=calendar&date=${addDays(someTuesday ?? '', 1)}`)
    const names = page.getByText('Tenth 9', { exact: true }).first()
    await names.waitFor({ state: 'attached' })
    const bottom = page.locator('[data-diary-item]').last()
    await bottom.evaluate(item => item.scrollIntoView({ block: 'end', inline: 'nearest' }))
    const head = [diary.before.day, diary.after.day].map(name => page.getByRole('button', { name }))
    const last = page.locator('label', { hasText: diary.spans.week })
    const boxes = await Promise.all([...head, last].map(part => part.boundingBox()))
    const [first] = boxes
    expect(first?.y).toBeGreaterThanOrEqual(0)
    expect(first?.y).toBeLessThan(120)
    for (const box of boxes) expect(box?.y).toBe(first?.y)
    expect((await names.boundingBox())?.y).toBeLessThan(220)

    const sizes = await page
      .locator('[data-diary-item]')
      .evaluateAll(items => items.map(item => item.getBoundingClientRect().height))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(size === phone ? 44 : 20)
    const columns = await page
      .locator('[data-diary-column]')
      .evaluateAll(all => all.map(column => column.getBoundingClientRect()))
    const seen = columns.filter(({ left, right }) => left >= 0 && right <= size.width)
    expect([columns.length, seen.length]).toEqual([10, size === phone ? 1 : 10])
    await page.context().close()
  },
)
