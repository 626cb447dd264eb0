import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookFirstFreeTime, pressLabelOf } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('the owner sees a booking made a moment ago', async () => {
  const client = await product.visit({ size: phone })
  const owner = await product.visit({ size: desktop })
  await product.logIn(owner, 'barber@kursi.example')
  await owner.goto('/salon/appointment')
  const ofLina = owner.getByRole('main').getByText('Lina Haddad')
  await pressLabelOf(owner.getByLabel(words.en.appointments.range.week))
  await owner.getByRole('heading', { level: 1 }).waitFor()
  const before = await ofLina.count()

  await product.logIn(client, 'client@kursi.example')
  await bookFirstFreeTime(client, 'en', 'Al Basha Barbershop')

  await owner.reload()
  await pressLabelOf(owner.getByLabel(words.en.appointments.range.week))
  await ofLina.nth(before).waitFor()
})
