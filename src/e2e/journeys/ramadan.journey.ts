import type { Salon } from '@/domain/salon'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { signInByApi } from '@/e2e/kit/apiClient'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookButton } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { booking, common, schedule, slots } = words.en

/** After the demo data. */
const evening = addDays(todayIn('Asia/Hebron', Date.now()), 52)

const dayName = (date: string): RegExp =>
  new RegExp(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date)),
  )

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('Ramadan is set up, and a client books at a quarter to midnight', async () => {
  const owner = await product.openPage({ size: desktop })
  await product.logIn(owner, 'barber@kursi.example')
  await owner.goto(paths.schedule)
  await owner.getByRole('button', { name: schedule.seasons.add }).click()
  const form = owner.getByRole('form', { name: schedule.seasons.addTitle })
  await form.getByLabel(schedule.seasons.name, { exact: true }).fill('Ramadan')
  await form.getByLabel(schedule.seasons.startsOn).fill(evening)
  await form.getByLabel(schedule.seasons.endsOn).fill(addDays(evening, 5))
  await form.getByLabel(schedule.startHour).first().selectOption('8:00 PM')
  await form.getByLabel(schedule.endHour).first().selectOption('2:00 AM')
  await form.getByText(schedule.nextDay.replace('{{time}}', '2:00 AM')).waitFor()
  await form.getByRole('button', { name: common.add, exact: true }).click()
  await owner.getByText(schedule.done.season).waitFor()

  const { call } = await signInByApi(product, 'barber@kursi.example')
  const { slug, sections } = await call<Salon>('GET', '/salons/mine')
  const short = sections.flatMap(({ services }) => services).find(({ time }) => time === 15)
  const client = await product.openPage({ size: phone })
  await product.logIn(client, 'client@kursi.example')
  await client.goto(paths.booking(slug, { serviceIds: [short?.id ?? ''], staffId: null }))
  await client.getByRole('button', { name: slots.month.open }).click()
  const month = client.getByRole('dialog', { name: slots.month.title })
  const day = month.getByRole('button', { name: dayName(evening) })
  while ((await day.count()) === 0) await month.getByRole('button', { name: /^Next/ }).first().click()
  await day.click()
  const main = client.getByRole('main')
  await main.getByRole('button', { name: '8:00 PM', exact: true }).waitFor()
  await main.getByRole('button', { name: '1:45 AM', exact: true }).waitFor()
  await main.getByRole('button', { name: '11:45 PM', exact: true }).click()
  await bookButton(client, 'en').click()
  await client.getByText(booking.receipt.confirmed, { exact: true }).waitFor()

  await owner.goto(`${paths.ownerAppointments}?view=calendar&date=${evening}`)
  await owner.getByRole('button', { name: /^11:45 PM – 12:00 AM: Lina Haddad/ }).waitFor()
})
