import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { startProduct, type Product } from '@/e2e/kit/product'
import { words } from '@/e2e/kit/words'

const hour = 60 * 60 * 1000
const day = 24 * hour

type Language = keyof typeof words

let product: Product
beforeAll(async () => {
  product = await startProduct({ JOB_SECONDS: '1' })
})
afterAll(() => product.stop())

/** Lets time pass for a user's plan: its dates in the product's database go back by `time`. */
function letPass(email: string, time: number): void {
  const books = new Database(join(product.dataDir, 'kursi.sqlite'))
  const ofUser =
    '(select subscriptions.id from subscriptions join users on users.id = user_id where users.email = @email)'
  books
    .prepare(
      `update subscription_periods set starts_at = starts_at - @time, ends_at = ends_at - @time
       where subscription_id in ${ofUser}`,
    )
    .run({ email, time })
  books.prepare(`update subscriptions set anchor = anchor - @time where id in ${ofUser}`).run({ email, time })
  books.close()
}

async function fillCard(page: Page, language: Language, number: string): Promise<void> {
  const { cards } = words[language]
  await page.getByLabel(cards.number).fill(number)
  await page.getByLabel(cards.expiry).fill('12/30')
  await page.getByLabel(cards.cvc).fill('123')
}

async function tryCoupon(page: Page, language: Language, code: string): Promise<void> {
  const { coupon } = words[language].subscription
  await page.getByRole('dialog').getByLabel(coupon.label).fill(code)
  await page.getByRole('dialog').getByRole('button', { name: coupon.submit, exact: true }).click()
}

test('an owner takes a plan with a coupon, keeps it, and saves it when the card fails', async () => {
  const email = 'salon@kursi.example'
  const { subscription, common, validation } = words.en
  const page = await product.openPage()
  await product.logIn(page, email)
  await page.goto('/user/manage-subscription')
  const main = page.getByRole('main')

  await main.getByRole('button', { name: subscription.coupon.apply }).click()
  await tryCoupon(page, 'en', 'NOSUCH')
  await page.getByText(validation.coupon_unknown).waitFor()
  await tryCoupon(page, 'en', 'spring20')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await main.getByRole('tab', { name: common.plan.gold }).click()
  await main.getByText('$140').waitFor()
  await main.getByRole('button', { name: 'Choose Gold, One person' }).click()

  await page.waitForURL('**/user/offer')
  await page.waitForFunction(
    ([price, green]) =>
      [...document.querySelectorAll('main *')].some(
        element => element.textContent === price && getComputedStyle(element).color === green,
      ),
    ['$140', 'rgb(30, 122, 70)'],
  )
  await fillCard(page, 'en', '4000000000000002')
  await main.getByRole('button', { name: subscription.offer.subscribe }).click()
  await main.getByText(subscription.refusal.declined).waitFor()
  await fillCard(page, 'en', '4000000000000341')
  await main.getByRole('button', { name: subscription.offer.subscribe }).click()
  await main.getByText(subscription.done.trialText).waitFor()

  await main.getByRole('link', { name: subscription.done.manage }).click()
  const current = main.getByRole('region', { name: subscription.current.title })
  await current.getByText(subscription.state.trial, { exact: true }).waitFor()
  const renewal = main.getByRole('switch', { name: subscription.renewal.label })
  await renewal.click()
  await main.getByText(subscription.state.cancelled, { exact: true }).waitFor()
  await page.reload()
  await main.getByText(subscription.state.cancelled, { exact: true }).waitFor()
  await renewal.click()
  await current.getByText(subscription.state.trial, { exact: true }).waitFor()

  letPass(email, 14 * day - hour)
  await product.mailTo(email, 'We could not charge $140')
  await page.reload()
  await main.getByText(subscription.current.pastDue).waitFor()
  await main.getByRole('button', { name: subscription.current.changeCard }).click()
  await fillCard(page, 'en', '4242424242424242')
  await page.getByRole('button', { name: subscription.card.saveAndPay }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await main.getByText(subscription.current.pastDue).waitFor({ state: 'detached' })
  await page.goto('/user/payment')
  await main.getByText('$140').first().waitFor()
})

test('a client subscribes in Arabic after confirming at the bank', async () => {
  const { subscription, validation } = words.ar
  const page = await product.openPage({ language: 'ar' })
  await product.logIn(page, 'client@kursi.example')
  await page.goto('/user/manage-subscription')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: subscription.coupon.apply }).click()
  await tryCoupon(page, 'ar', 'EXPIRED')
  await page.getByText(validation.coupon_expired).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await main.getByRole('tabpanel').getByRole('button', { name: /^اختر/ }).first().click()
  await page.waitForURL('**/user/offer')
  await fillCard(page, 'ar', '4000000000003155')
  await main.getByRole('button', { name: subscription.offer.subscribe }).click()
  await main.getByRole('button', { name: subscription.bank.approve }).click()
  await main.getByText(subscription.done.paidText).waitFor()
})
