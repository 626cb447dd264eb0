import { screen, within } from '@testing-library/react'
import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { startPayingClient, type PayingClient } from '@/testing/scenarios/payingClient'
import { renderApp } from '@/testing/kit/renderApp'

const hour = 60 * 60 * 1000
const nineOClock = Date.parse('2027-02-02T07:00:00Z')
const clock = { now: () => nineOClock - 24 * hour }

let client: PayingClient
let id: string

/** Ann has paid online, the salon has cancelled, and the card's bank refuses the refund. */
beforeEach(async () => {
  client = await startPayingClient(clock)
  id = (await client.book(nineOClock))._id
  await client.paid(id)
  const { app } = client.api
  app.gateway = {
    ...app.gateway,
    refund: () => Promise.resolve({ status: 'refused', reason: 'declined' }),
  }
  await client.act(id, 'cancel')
})
afterEach(() => client.api.close())

const asClient = (path: string, language: Language) =>
  renderApp({ path, server: client.api, signedInAs: client.ann, language, services: clock })

const asOwner = (path: string, language: Language) =>
  renderApp({
    path,
    server: client.api,
    signedInAs: { ...client.scenario.owner, password: 'Kursi2026' },
    language,
    services: clock,
  })

test.each<[Language, string]>([
  ['en', 'Could not be refunded: to be settled in person'],
  ['ar', 'تعذّر الاسترداد: يُسوّى مع الصالون مباشرة'],
])('the client reads so among the payments: %s', async (language, text) => {
  await asClient(paths.payments, language)
  expect(await screen.findByText(text)).toBeVisible()
})

test.each<[Language, RegExp]>([
  ['en', /the salon settles it with you in person/],
  ['ar', /سيسوّيه الصالون معك مباشرة/],
])('the client reads so in the news: %s', async (language, text) => {
  await asClient(paths.notifications, language)
  expect(await screen.findByText(text)).toBeVisible()
})

test.each<[Language, RegExp]>([
  ['en', /the refund failed: settle it with the client in person/],
  ['ar', /تعذّرت إعادته إلى البطاقة: سوِّه مع العميل مباشرة/],
])('the owner reads so at the appointment: %s', async (language, text) => {
  await asOwner(`${paths.ownerAppointments}?view=calendar&date=2027-02-02#${id}`, language)
  expect(await screen.findByText(text)).toBeVisible()
})

test.each<[Language, RegExp, RegExp]>([
  ['en', /A refund was refused/, /\$20.* could not go back/],
  ['ar', /رُفض استرداد أحد المبالغ/, /تعذّرت إعادة .*20/],
])('the owner reads so in the news: %s', async (language, title, amount) => {
  await asOwner(paths.notifications, language)
  const notification = (await screen.findByText(title)).closest('li')
  expect(within(notification ?? document.body).getByText(amount)).toBeVisible()
})
