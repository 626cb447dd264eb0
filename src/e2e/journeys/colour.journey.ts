import type { Page } from 'playwright-core'
import type { Salon } from '@/domain/salon'
import { paths } from '@/domain/paths'
import { addDays, weekdays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { signInByApi } from '@/e2e/kit/apiClient'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookButton, signUp } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { booking, common, services: serviceWords, slots } = words.en

/** After the demo data. */
const day = addDays(todayIn('Asia/Hebron', Date.now()), 52)

const dayName = new RegExp(
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day)),
)

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

async function book(page: Page, path: string, time: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: slots.month.open }).click()
  const month = page.getByRole('dialog', { name: slots.month.title })
  const chosen = month.getByRole('button', { name: dayName })
  while ((await chosen.count()) === 0) await month.getByRole('button', { name: /^Next/ }).first().click()
  await chosen.click()
  await page.getByRole('main').getByRole('button', { name: time, exact: true }).click()
  await bookButton(page, 'en').click()
  await page.getByText(booking.receipt.confirmed, { exact: true }).waitFor()
}

test('a client has a cut in the pause of another client’s colour', async () => {
  const { call } = await signInByApi(product, 'barber@kursi.example')
  const { id, slug, sections, staff } = await call<Salon>('GET', '/salons/mine')
  const [section] = sections
  const cut = section?.services.find(({ time }) => time <= 40)
  const staffId = staff.find(({ serviceIds }) => serviceIds.length === 0)?.id ?? ''
  await call('POST', `/salons/${id}/seasons`, {
    name: 'Long day',
    startsOn: day,
    endsOn: day,
    days: weekdays.map(one => ({ day: one, startHour: '9:00 AM', endHour: '6:00 PM', breaks: [] })),
    staffHours: [],
  })

  const owner = await product.openPage({ size: desktop })
  await product.logIn(owner, 'barber@kursi.example')
  await owner.goto(paths.services)
  await owner.getByLabel(serviceWords.section).selectOption(section?.name ?? '')
  await owner.getByRole('button', { name: serviceWords.add }).click()
  const dialog = owner.getByRole('dialog', { name: serviceWords.addTitle })
  await dialog.getByLabel(serviceWords.name).fill('Colour')
  await dialog.getByLabel(serviceWords.cost).fill('50')
  await dialog.getByLabel(serviceWords.time).fill('100')
  await dialog.getByRole('button', { name: serviceWords.gaps.add }).click()
  await dialog.getByLabel(serviceWords.gaps.pauseAfter).fill('30')
  await dialog.getByRole('textbox', { name: /^Pause/ }).fill('40')
  await dialog.getByLabel(serviceWords.gaps.cleanUp).fill('10')
  await dialog.getByRole('button', { name: common.add, exact: true }).click()
  await owner.getByRole('heading', { name: 'Colour' }).waitFor()
  const added = await call<Salon>('GET', '/salons/mine')
  const colour = added.sections.flatMap(({ services }) => services).find(({ name }) => name === 'Colour')

  const first = await product.openPage({ size: phone })
  await product.logIn(first, 'client@kursi.example')
  await book(first, paths.booking(slug, { serviceIds: [colour?.id ?? ''], staffId }), '2:00 PM')
  const second = await product.openPage({ size: phone })
  const guest = { email: 'guest@example.test', phone: '0599 000 171', name: ['Rana', 'Saleh'] } as const
  await signUp(product, second, { language: 'en', profile: 'client', ...guest })
  await product.logIn(second, guest.email, 'Sesame123')
  await book(second, paths.booking(slug, { serviceIds: [cut?.id ?? ''], staffId }), '2:30 PM')

  await owner.goto(`${paths.ownerAppointments}?view=calendar&date=${day}`)
  await owner
    .getByRole('button', { name: /^2:00 PM – 3:40 PM: .*Pause 2:30 PM – 3:10 PM.*3:50 PM/ })
    .waitFor()
  await owner.getByRole('button', { name: /^2:30 PM – / }).click()
  await owner
    .getByRole('dialog')
    .getByText(cut?.name ?? '', { exact: true })
    .waitFor()
})
