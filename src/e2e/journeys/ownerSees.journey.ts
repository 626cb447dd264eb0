import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookButton, chooseFirstFreeTime, pressLabelOf } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { appointments, booking } = words.en

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const note = 'Made a moment ago'

test('the owner sees a booking made a moment ago', async () => {
  const client = await product.openPage({ size: phone })
  await product.logIn(client, 'client@kursi.example')
  await chooseFirstFreeTime(client, 'en', 'Al Basha Barbershop')
  await client.getByLabel(booking.confirm.notes).fill(note)
  await bookButton(client, 'en').click()
  await client.getByText(booking.receipt.confirmed, { exact: true }).waitFor()

  const owner = await product.openPage({ size: desktop })
  await product.logIn(owner, 'barber@kursi.example')
  await owner.goto('/salon/appointment')
  await pressLabelOf(owner.getByLabel(appointments.range.week))
  const seen = owner.getByRole('main').getByRole('listitem').filter({ hasText: note })
  await seen.getByText('Lina Haddad').waitFor()
})
