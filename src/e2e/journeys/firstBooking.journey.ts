import type { Locator, Page } from 'playwright-core'
import { countPresses } from '@/e2e/kit/countPresses'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookFirstFreeTime, signUp } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { notifications, profile, sections, setUp } = words.en

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const stepOf = (page: Page, step: keyof typeof setUp.step): Locator =>
  page.getByRole('heading', { level: 2, name: setUp.step[step] })

/** From the owner's first home to the open salon. */
async function setUpSalon(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: profile.steps.start }).click()

  await stepOf(page, 'details').waitFor()
  await page.getByLabel(profile.field.name, { exact: true }).fill(name)
  await page.getByRole('textbox', { name: profile.field.address }).fill('Rukab Street 12')
  await page.getByRole('button', { name: setUp.details.save }).click()

  await stepOf(page, 'photo').waitFor()
  await page.getByRole('link', { name: setUp.skip }).click()

  await page.getByLabel(/^Haircut 30/).fill('20')
  await page.getByLabel(/^Beard trim/).fill('12')
  await page.getByRole('button', { name: sections.usual.add }).click()

  await page.getByRole('button', { name: setUp.hours.save }).click()

  await stepOf(page, 'staff').waitFor()
  await page.getByRole('link', { name: setUp.finish }).click()
  await page.getByRole('heading', { name: setUp.open.title }).waitFor()
  await page.getByRole('img', { name: setUp.open.code }).waitFor()
}

test('a new owner sets up a salon, a client books it at once, and the bell tells without a reload: in 30 presses', async () => {
  const owner = await product.openPage({ size: desktop })
  const ofOwner = await countPresses(owner)
  const email = 'nora@example.test'
  await signUp(product, owner, {
    language: 'en',
    email,
    phone: '0599 000 114',
    name: ['Nora', 'Chairmaker'],
    profile: 'owner',
  })
  await product.logIn(owner, email, 'Sesame123')
  await setUpSalon(owner, 'Nora’s Chair')

  const client = await product.openPage({ size: phone })
  const ofClient = await countPresses(client)
  await product.logIn(client, 'client@kursi.example')
  await bookFirstFreeTime(client, 'en', 'Nora’s Chair')
  await owner.getByRole('button', { name: notifications.bell_one.replace('{{shown}}', '1') }).waitFor()

  expect(ofOwner()).toBeGreaterThan(10)
  expect(ofClient()).toBeGreaterThan(3)
  expect(ofOwner() + ofClient()).toBeLessThanOrEqual(30)
})
