import type { Locator, Page } from 'playwright-core'
import type { Appointment } from '@/domain/appointment'
import type { ReviewPage } from '@/domain/review'
import type { Salon, SalonPage, SlotList } from '@/domain/salon'
import { addDays, type IsoDate } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { addClientByApi, signInByApi, type ApiClient } from '@/e2e/kit/apiClient'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookButton, chooseFirstFreeTime, pressLabelOf, startOf } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { appointments, booking, notifications, reviews, search, slots, waitlist } = words.en
const client = 'client@kursi.example'
const salon = 'Al Basha Barbershop'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const bell = (page: Page) => page.getByRole('button', { name: new RegExp(`^${notifications.title}, `) })
const bellWith = (page: Page, count: number) =>
  page.getByRole('button', { name: notifications.bell_other.replace('{{shown}}', String(count)) })

async function unreadOf(page: Page): Promise<number> {
  await bell(page).waitFor()
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}

const timesIn = (part: Locator) => part.getByRole('button', { name: /^\d{1,2}:\d\d/ })

async function chooseTimeIn(part: Locator): Promise<void> {
  const nextFree = part.getByRole('button', { name: startOf(slots.emptyDay.nextFree) })
  await timesIn(part).or(nextFree).first().waitFor()
  if (await nextFree.isVisible()) await nextFree.click()
  await timesIn(part).first().click()
}

async function whenOf(button: Locator, text: string): Promise<{ when: string; time: string }> {
  const when = (await button.innerText()).slice(startOf(text).length).trim()
  return { when, time: /\d{1,2}:\d\d [AP]M/.exec(when)?.[0] ?? '' }
}

test('a client books, delays and cancels, and the salon hears of each at once', async () => {
  const owner = await product.openPage({ size: desktop })
  await product.logIn(owner, 'barber@kursi.example')
  const unread = await unreadOf(owner)

  const page = await product.openPage({ size: phone })
  await product.logIn(page, client)
  await chooseFirstFreeTime(page, 'en', salon)
  const booked = await whenOf(bookButton(page, 'en'), booking.confirm.book)
  await bookButton(page, 'en').click()
  await page.getByText(booking.receipt.confirmed, { exact: true }).waitFor()
  await bellWith(owner, unread + 1).waitFor()
  expect((await product.mailTo(client, booked.time)).text).toContain(salon)

  await page.goto('/user/appointment')
  await page.getByRole('button', { name: new RegExp(`^${appointments.delay} .*${booked.when}$`) }).click()
  const dialog = page.getByRole('dialog')
  await chooseTimeIn(dialog)
  const confirm = dialog.getByRole('button', { name: startOf(appointments.move.confirm) })
  const moved = await whenOf(confirm, appointments.move.confirm)
  await confirm.click()
  await page.getByText(appointments.done.moved).waitFor()
  await bellWith(owner, unread + 2).waitFor()

  await page.getByRole('button', { name: new RegExp(`^${appointments.cancel} .*${moved.when}$`) }).click()
  await page.getByRole('button', { name: appointments.cancelAsk.confirm }).click()
  await page.getByText(appointments.done.cancelled).waitFor()
  await bellWith(owner, unread + 3).waitFor()
  await product.mailTo(client, moved.time)
  await bell(owner).click()
  await owner.getByRole('dialog').getByText(notifications.owner.cancelled).first().waitFor()
  await owner.getByRole('dialog').getByText(moved.time).first().waitFor()
})

const kilometresOf = (text: string): number => {
  const [, value = '', unit = ''] = /([\d.,]+)\s(km|m)/.exec(text) ?? []
  return Number(value.replace(',', '')) * (unit === 'm' ? 0.001 : 1)
}

const isNearestFirst = (distances: readonly number[]): boolean =>
  distances.length > 0 && distances.every((distance, index) => distance >= (distances[index - 1] ?? 0))

test('Near Me sorts by distance, and says so when the place is not shared', async () => {
  const page = await product.openPage({ size: phone })
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 31.9038, longitude: 35.2034 })
  await page.goto('/salons')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d\sk?m/ })
  await page.getByRole('button', { name: search.nearMe.label }).click()
  await page.waitForURL(/sort=distance/)
  let distances: number[] = []
  // The distances appear a moment before the list is sorted.
  for (let looks = 0; looks < 50 && !isNearestFirst(distances); looks += 1) {
    await cards.first().waitFor()
    distances = (await cards.allTextContents()).map(kilometresOf)
  }
  expect(distances.length).toBeGreaterThan(5)
  expect(distances).toEqual([...distances].sort((one, other) => one - other))
  expect(distances[0]).toBeLessThan(20)

  const hidden = await product.openPage({ size: phone })
  await hidden.goto('/salons')
  await hidden.getByRole('button', { name: search.nearMe.label }).click()
  await hidden.getByText(search.nearMe.refused.title).waitFor()
  await hidden.getByLabel(search.field.label).fill('basha')
  await hidden.getByRole('link', { name: salon, exact: true }).waitFor()
})

test('a pin of the map shows its salon, and leads to it', async () => {
  const page = await product.openPage({ size: phone })
  await page.goto('/salons?country=Palestine&text=basha')
  await pressLabelOf(page.getByLabel(search.map.show))
  await page
    .getByRole('region', { name: search.map.label })
    .getByRole('button', { name: salon })
    .press('Enter')
  await page
    .getByRole('region', { name: search.map.chosen })
    .getByRole('link', { name: salon, exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: salon }).waitFor()
})

test('in Arabic the offers step to the left by 200 pixels, by button and by keyboard', async () => {
  const { offers } = words.ar
  const page = await product.openPage({ size: phone, language: 'ar' })
  await product.logIn(page, client)
  const strip = page.getByRole('list', { name: offers.title })
  await strip.getByRole('listitem').nth(2).waitFor()
  const at = (left: number) =>
    strip.evaluate(
      (element, expected) =>
        new Promise<void>(resolve => {
          const look = () =>
            Math.round(element.scrollLeft) === expected ? resolve() : requestAnimationFrame(look)
          look()
        }),
      left,
    )
  await at(0)
  await page.getByRole('button', { name: offers.later }).click()
  await at(-200)
  await page.keyboard.press('Enter')
  await at(-400)
  await page.getByRole('button', { name: offers.earlier }).press('Enter')
  await at(-200)
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await strip.evaluate(
    element =>
      new Promise<void>(resolve => {
        const look = () => (element.scrollLeft > -200 ? resolve() : requestAnimationFrame(look))
        look()
      }),
  )
})

interface FullDay {
  salonId: string
  serviceId: string
  staffId: string
  date: IsoDate
  taken: Appointment[]
}

async function fillDay({ call }: ApiClient): Promise<FullDay> {
  const found = await call<SalonPage>('GET', `/salons?text=${encodeURIComponent(salon)}`)
  const salonId = found.salons[0]?.id ?? ''
  const { sections, staff, timeZone } = await call<Salon>('GET', `/salons/${salonId}`)
  const [longest] = sections.flatMap(({ services }) => services).sort((one, other) => other.time - one.time)
  const serviceId = longest?.id ?? ''
  const staffMember = staff.find(
    ({ serviceIds }) => serviceIds.length === 0 || serviceIds.includes(serviceId),
  )
  const staffId = staffMember?.id ?? ''
  const appointment = { salonId, serviceId, staffId, forAnother: true }
  const listFree = async (date: IsoDate) => {
    const { slots } = await call<SlotList>(
      'GET',
      `/salons/${salonId}/slots?${String(new URLSearchParams({ serviceId, staffId, date }))}`,
    )
    return slots
  }

  let date = addDays(todayIn(timeZone, Date.now()), 9)
  while ((await listFree(date)).length === 0) date = addDays(date, 1)
  const taken: Appointment[] = []
  for (let [slot] = await listFree(date); slot; [slot] = await listFree(date)) {
    taken.push(await call<Appointment>('POST', '/appointments', { ...appointment, startsAt: slot.startsAt }))
  }
  return { ...appointment, date, taken }
}

test('who waits for a full day is told when another cancels, and books from the mailed link', async () => {
  const email = 'omar@example.test'
  await addClientByApi(product, email, '+970599000145')
  const first = await signInByApi(product, client)
  const { salonId, serviceId, staffId, date, taken } = await fillDay(first)

  const page = await product.openPage({ size: phone })
  await product.logIn(page, email)
  await page.goto(
    `/salons/${salonId}/book?${String(new URLSearchParams({ service: serviceId, date, staff: staffId }))}`,
  )
  await page.getByRole('button', { name: waitlist.tellMe }).click()
  await page.getByText(waitlist.waiting).waitFor()
  const unread = await unreadOf(page)

  await first.call('POST', `/appointments/${taken[0]?._id ?? ''}/cancel`, {})
  await page.getByRole('button', { name: new RegExp(`${String(unread + 1)} unread`) }).waitFor()
  await bell(page).click()
  await page.getByText(notifications.slot_free).waitFor()
  const { text } = await product.mailTo(email, '/book?')
  const link = /https?:\S+\/book\?\S+/.exec(text)?.[0] ?? ''
  const { pathname, search: query } = new URL(link)
  await page.goto(pathname + query)
  await chooseTimeIn(page.getByRole('main'))
  await bookButton(page, 'en').click()
  await page.getByText(booking.receipt.confirmed, { exact: true }).waitFor()
})

test('an appointment that is over is reviewed once, and the client reads the owner’s answer', async () => {
  const page = await product.openPage({ size: phone })
  await product.logIn(page, client)
  await page.goto('/user/appointment')
  await page.getByRole('tab', { name: appointments.tab.past }).click()
  const appointment = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: salon })
  const write = appointment.getByRole('button', { name: startOf(reviews.writeThis) })
  const open = await write.count()
  await write.first().click()
  await pressLabelOf(page.getByRole('radio', { name: reviews.stars_other.replace('{{count}}', '5') }))
  await page.getByLabel(reviews.form.text).fill('Worth the wait.')
  await page.getByRole('button', { name: reviews.form.send }).click()
  await page.getByText(reviews.sent).waitFor()
  await appointment.getByText(reviews.yours).first().waitFor()
  expect(await write.count()).toBe(open - 1)

  const owner = await signInByApi(product, 'barber@kursi.example')
  const { id: salonId } = await owner.call<Salon>('GET', '/salons/mine')
  const { reviews: told } = await owner.call<ReviewPage>('GET', `/salons/${salonId}/reviews`)
  await owner.call('PUT', `/reviews/${told[0]?.id ?? ''}/answer`, { answer: 'See you soon, Lina.' })
  await bell(page).click()
  await page.getByRole('link', { name: notifications.answered }).first().click()
  await page.getByText('Worth the wait.').waitFor()
  await page.getByText('See you soon, Lina.').waitFor()
})
