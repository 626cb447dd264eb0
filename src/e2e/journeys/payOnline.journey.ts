import type { Page } from 'playwright-core'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookFirstFreeTime, startOf } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { appointments, cards, common, payments, profile } = words.en

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

async function payWith(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: payments.pay.title })
  await dialog.getByLabel(cards.number).fill(number)
  await dialog.getByLabel(cards.expiry).fill('12/30')
  await dialog.getByLabel(cards.cvc).fill('123')
  await dialog.getByRole('button', { name: new RegExp(`^${startOf(payments.pay.submit)}`) }).click()
}

test('once the owner takes online payments, a client pays, keeps a receipt, and gets it back by cancelling', async () => {
  const owner = await product.openPage({ size: desktop })
  await product.logIn(owner, 'barber@kursi.example')
  await owner.goto('/salon/profile')
  await owner.getByRole('button', { name: common.edit }).click()
  await owner.getByLabel(profile.field.payment).selectOption({ label: profile.payment.online })
  await owner.getByRole('button', { name: common.save }).click()
  await owner.getByText(profile.saved).waitFor()

  const client = await product.openPage({ size: phone })
  await product.logIn(client, 'client@kursi.example')
  await bookFirstFreeTime(client, 'en', 'Al Basha Barbershop')
  await client.getByRole('button', { name: /^Pay .* now$/ }).click()
  await payWith(client, '4000000000000002')
  await client.getByText(payments.pay.refusal.declined).waitFor()
  await payWith(client, '4242424242424242')
  await client.getByText(payments.pay.paidText).waitFor()

  await client.getByRole('link', { name: payments.pay.receipt }).click()
  await client
    .getByRole('button', { name: /^Receipt of/ })
    .first()
    .click()
  const receipt = client.getByRole('dialog', { name: payments.receipt.title })
  await receipt.getByText('Al Basha Barbershop').waitFor()
  await receipt.getByText(payments.receipt.ways.online, { exact: true }).waitFor()

  await client.goto('/user/appointment')
  const card = client.getByRole('listitem').filter({ hasText: payments.appointment.paidOnline })
  await card.getByRole('button', { name: new RegExp(`^${appointments.cancel}`) }).click()
  await client.getByRole('alertdialog').getByText(startOf(appointments.refundText)).waitFor()
  await client.getByRole('button', { name: appointments.cancelAsk.confirm }).click()
  await client.getByText(appointments.done.cancelled_refunded).waitFor()
  await client.goto('/user/payment')
  await client.getByText(payments.refund.done, { exact: true }).waitFor()
})
