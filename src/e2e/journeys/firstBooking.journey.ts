import type { Page } from 'playwright-core'
import { weekdays } from '@/domain/weekday'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookFirstFreeTime, signUp } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { common, notifications, schedule, sections, services } = words.en

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const saved = (page: Page) => page.getByText(common.saving).waitFor({ state: 'detached' })

async function setUpSalon(page: Page): Promise<void> {
  await page.goto('/salon/MySections')
  await page.getByRole('button', { name: sections.add }).first().click()
  await page.getByPlaceholder(sections.name).fill('  Beards ')
  await page.getByRole('dialog').getByRole('button', { name: common.add, exact: true }).click()
  await page.getByRole('row').filter({ hasText: 'Beards' }).waitFor()
  await saved(page)

  await page.goto('/salon/MyServices')
  await page.getByLabel(services.section).selectOption({ label: 'Beards' })
  await page.getByRole('button', { name: services.add }).first().click()
  await page.getByRole('dialog').getByLabel(services.name).fill('Beard trim')
  await page.getByRole('dialog').getByLabel(services.cost).fill('12')
  await page.getByRole('dialog').getByRole('button', { name: common.add, exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'Beard trim' }).waitFor()
  await saved(page)

  await page.goto('/salon/MySchedule')
  for (const [index, day] of weekdays.entries()) {
    await page.getByLabel(schedule.day, { exact: true }).selectOption(day)
    await page.getByLabel(schedule.startHour).selectOption('9:00 AM')
    await page.getByLabel(schedule.endHour).selectOption('11:00 PM')
    await page.getByRole('button', { name: schedule.save }).click()
    await page.getByText('Open from 9:00 AM to 11:00 PM').nth(index).waitFor()
    await saved(page)
  }
}

test('a new owner sets up a salon, a client books it at once, and the bell tells without a reload', async () => {
  const owner = await product.openPage({ size: desktop })
  const email = 'nora@example.test'
  await signUp(product, owner, {
    language: 'en',
    email,
    phone: '0599 000 114',
    name: ['Nora', 'Chairmaker'],
    profile: 'owner',
  })
  await product.logIn(owner, email, 'Sesame123')
  await setUpSalon(owner)

  const client = await product.openPage({ size: phone })
  await product.logIn(client, 'client@kursi.example')
  await bookFirstFreeTime(client, 'en', 'Nora Chairmaker')
  await owner.getByRole('button', { name: notifications.bell_one.replace('{{shown}}', '1') }).waitFor()
})
