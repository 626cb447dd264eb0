import { screen, within } from '@testing-library/react'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import type { SlotList } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { bookingSlice, initialBooking } from '@/features/booking/bookingSlice'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const tomorrow = addDays(todayIn('Asia/Hebron', Date.now()), 1)

let server: TestApi
let scenario: TestSalon
let client: TestUser

/** Adds a beard trim in dollars, a colour in euros, and a massage that only the first staff member does. */
beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
  client = await addUser(server.app)
  const { db } = server.app
  const service = {
    salon_id: scenario.salon.id,
    section_id: scenario.section.id,
    currency: 'USD',
    position: 1,
  }
  await db
    .insertInto('services')
    .values([
      { ...service, id: 'trim', name: 'Beard trim', name_ar: 'تشذيب اللحية', cost: 15, minutes: 30 },
      { ...service, id: 'colour', name: 'Colour', name_ar: null, cost: 9, currency: 'EUR', minutes: 30 },
      { ...service, id: 'massage', name: 'Massage', name_ar: null, cost: 25, minutes: 45 },
    ])
    .execute()
  const second = String(scenario.staff[1]?.id)
  await db
    .insertInto('staff_services')
    .values([scenario.service.id, 'trim'].map(service_id => ({ staff_id: second, service_id })))
    .execute()
})
afterEach(() => server.close())

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const summary = () => screen.findByRole('region', { name: 'Your booking' })
const rows = () => server.app.db.selectFrom('appointments').selectAll().execute()

const open = (services: readonly string[], language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: paths.booking(scenario.salon.id, { serviceIds: services }),
    signedInAs: client,
    server,
    language,
  })

const press = async ({ user }: RenderedApp, name: string | RegExp, where = within(document.body)) =>
  user.click(await where.findByRole('button', { name }))

async function addAnother(app: RenderedApp, name: RegExp) {
  await press(app, 'Add another service', within(await summary()))
  await press(app, name)
}

async function chooseTime(app: RenderedApp, time: string) {
  await app.user.click((await screen.findAllByRole('radio', { name: /free/ }))[1] as HTMLElement)
  await app.user.click(await button(time))
}

test('a second service is one appointment, with its length and price added up, and one press books both', async () => {
  const app = await open([scenario.service.id])
  await button(/^Anyone/)
  await addAnother(app, /Beard trim.*30 min.*\$15/)
  const chosen = within(await summary())
  expect(chosen.getByText('$35')).toBeVisible()
  expect(chosen.getByText('90 min')).toBeVisible()
  await press(app, /^Anyone/)
  await chooseTime(app, '10:00 AM')
  await press(app, /^Book .* at 10:00 AM$/)
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  expect(await rows()).toMatchObject([{ service_name: 'Haircut + Beard trim', minutes: 90, price: 35 }])
  expect(app.actions.reduce(bookingSlice.reducer, initialBooking)).toEqual(app.store.getState().booking)
  await app.user.click(screen.getByRole('link', { name: 'My appointments' }))
  const card = within(await screen.findByRole('listitem'))
  for (const text of ['Haircut', 'Beard trim', '$20', '$15', '$35'])
    expect(card.getByText(text)).toBeVisible()
})

test('who wants one service only is asked nothing more', async () => {
  const app = await open([])
  await press(app, /Haircut.*60 min.*\$20/)
  await press(app, /^Anyone/)
  expect(await screen.findByRole('heading', { name: 'When?' })).toBeVisible()
})

test('a service in another currency, or that nobody does besides, is left out and says why', async () => {
  await server.app.db
    .insertInto('staff_services')
    .values({ staff_id: String(scenario.staff[0]?.id), service_id: 'massage' })
    .execute()
  const app = await open([scenario.service.id])
  await screen.findByRole('heading', { name: 'When?' })
  await press(app, 'Add another service', within(await summary()))
  expect(await button(/Beard trim/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Colour|Massage/ })).not.toBeInTheDocument()
  expect(screen.getByText('Services in different currencies cannot be one appointment')).toBeVisible()
  expect(screen.getByText('No one person does all of these services')).toBeVisible()
  await press(app, 'Back')
  expect(await screen.findByRole('heading', { name: 'When?' })).toBeVisible()
})

test('whoever was chosen and does the further service too is kept', async () => {
  const app = await open([scenario.service.id])
  await press(app, 'First chair')
  await addAnother(app, /Massage/)
  expect(await screen.findByRole('heading', { name: 'When?' })).toBeVisible()
  expect(within(await summary()).getByText('First chair')).toBeVisible()
})

test('a service can be taken out at the end, and the time stays', async () => {
  const app = await open([scenario.service.id, 'trim'])
  await press(app, /^Anyone/)
  await chooseTime(app, '10:00 AM')
  await press(app, 'Remove: Haircut', within(await summary()))
  expect(within(await summary()).getByText('$15')).toBeVisible()
  await press(app, /^Book .* at 10:00 AM$/)
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  expect(await rows()).toMatchObject([{ service_name: 'Beard trim', minutes: 30, price: 15 }])
})

test('on a full day one can wait for one service, and the screen says so for several', async () => {
  const { db } = server.app
  await db
    .updateTable('opening_hours')
    .set({ closes_at: 10 * 60 })
    .execute()
  await db.updateTable('salons').set({ revision: 1 }).execute()
  const app = await open([scenario.service.id, 'trim'])
  await press(app, /^Anyone/)
  await app.user.click((await screen.findAllByRole('radio', { name: /Full/ }))[0] as HTMLElement)
  expect(await screen.findByText(/one service at a time/)).toBeVisible()
})

async function bookBoth(): Promise<{ appointment: Appointment; cookie: string }> {
  const cookie = await signIn(server, client)
  const { id } = scenario.salon
  const list = await server.request(
    'GET',
    `/salons/${id}/slots?serviceIds=${scenario.service.id},trim&date=${tomorrow}`,
  )
  const { data } = (await list.json()) as { data: SlotList }
  const request = {
    salonId: id,
    serviceIds: [scenario.service.id, 'trim'],
    staffId: scenario.staff[0]?.id,
    startsAt: data.slots[0]?.startsAt,
  }
  const answer = await server.request('POST', '/appointments', request, { cookie })
  return { appointment: ((await answer.json()) as { data: Appointment }).data, cookie }
}

test('a move of the appointment offers only times for all of it', async () => {
  const { appointment } = await bookBoth()
  const app = await renderApp({ path: paths.clientAppointments, signedInAs: client, server })
  await app.user.click(await button(/^Delay Haircut \+ Beard trim/))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('button', { name: '4:30 PM' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: '4:45 PM' })).not.toBeInTheDocument()
  await app.user.click(dialog.getByRole('button', { name: '4:30 PM' }))
  await app.user.click(await dialog.findByRole('button', { name: /4:30 PM/ }))
  expect(await screen.findByRole('heading', { name: /4:30 PM/ })).toBeVisible()
  expect(await rows()).toMatchObject([{ id: appointment._id, minutes: 90, service_count: 2 }])
})

test('booking again repeats all services with the same person, at the hour of last time', async () => {
  const { appointment, cookie } = await bookBoth()
  await server.request('POST', `/appointments/${appointment._id}/cancel`, undefined, { cookie })
  const app = await renderApp({ path: paths.clientAppointments, signedInAs: client, server })
  await app.user.click(await screen.findByRole('tab', { name: /^Past/ }))
  await app.user.click(await screen.findByRole('link', { name: 'Book again: Haircut + Beard trim' }))
  await press(app, /^Book .* at 9:00 AM$/)
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  expect((await rows()).filter(({ status }) => status === 'confirmed')).toMatchObject([
    { service_name: 'Haircut + Beard trim', staff_id: scenario.staff[0]?.id },
  ])
})

test('in Arabic both services have their Arabic names', async () => {
  const { db } = server.app
  await db
    .updateTable('services')
    .set({ name_ar: 'قص الشعر' })
    .where('id', '=', scenario.service.id)
    .execute()
  const app = await open([scenario.service.id], 'ar')
  await button(/^أي شخص متاح/)
  await press(app, 'أضف خدمة أخرى', within(await screen.findByRole('region', { name: 'حجزك' })))
  await press(app, /تشذيب اللحية/)
  await press(app, /^أي شخص متاح/)
  await app.user.click((await screen.findAllByRole('radio'))[1] as HTMLElement)
  await app.user.click(await button(/10:00/))
  await app.user.click(await button(/^احجز .*10:00/))
  expect(await screen.findByRole('heading', { name: 'تم الحجز' })).toBeVisible()
  expect(await rows()).toMatchObject([{ service_name_ar: 'قص الشعر + تشذيب اللحية' }])
})
