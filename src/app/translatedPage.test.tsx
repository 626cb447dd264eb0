import { act, screen, waitFor, within } from '@testing-library/react'
import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { languageChosen } from '@/features/preferences/preferencesSlice'
import { insertCoupon } from '@/server/db/coupons'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { textsOfPage, translatePage } from '@/testing/kit/translatePage'
import { manifest } from './routes/manifest'
import type { Access } from './routes/page'

let server: TestApi
let scenario: TestSalon
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app, { name: 'Corner' })
  client = await addUser(server.app, { name: 'Layla' })
  await bookTomorrow(server, scenario, client, { time: '10:00 AM', staffMember: 0 })
})
afterEach(() => server.close())

const readers: [string, readonly Access[], () => TestUser | undefined][] = [
  ['a visitor', ['any', 'visitor'], () => undefined],
  ['a client', ['user', 'client'], () => client],
  ['an owner', ['user', 'owner'], () => ({ ...scenario.owner, password: 'Kursi2026' })],
]

async function changeLanguage({ store }: RenderedApp, language: Language): Promise<void> {
  const before = textsOfPage()
  await act(async () => void store.dispatch(languageChosen(language)))
  await waitFor(() => expect(textsOfPage()).not.toEqual(before))
}

const loadedTexts = ({ store }: RenderedApp) =>
  waitFor(() => {
    const texts = textsOfPage()
    for (const query of Object.values(store.getState().api.queries)) expect(query?.status).not.toBe('pending')
    expect(texts).not.toContain('جارٍ التحميل…')
    return texts
  })

test.each(readers)(
  '%s has every page in the language that is chosen on a translated one',
  async (...reader) => {
    const [, access, who] = reader
    const user = who()
    const app = await renderApp({ path: paths.landing, server, ...(user && { signedInAs: user }) })
    for (const page of manifest.filter(page => access.includes(page.access))) {
      act(() => app.history.push(page.path.replace(':salonId', scenario.salon.id)))
      await screen.findAllByRole('heading', { level: 1 })
      await changeLanguage(app, 'ar')
      await changeLanguage(app, 'en')
      await changeLanguage(app, 'ar')
      const inArabic = await loadedTexts(app)
      await changeLanguage(app, 'en')
      translatePage()
      await act(async () => void app.store.dispatch(languageChosen('ar')))
      await waitFor(() => expect([page.path, ...textsOfPage()]).toEqual([page.path, ...inArabic]))
      await changeLanguage(app, 'en')
    }
  },
)

test('a coupon counts on a translated page', async () => {
  const discount = { kind: 'percent', value: 10 } as const
  await insertCoupon(
    server.app.db,
    { code: 'SPRING', discount, startsAt: null, endsAt: null, maxUses: null },
    0,
  )
  const owner = { ...scenario.owner, password: 'Kursi2026' }
  const { user } = await renderApp({ path: paths.manageSubscription, signedInAs: owner, server })
  await user.click(await screen.findByRole('button', { name: 'Apply Coupon' }))
  await user.type(await screen.findByLabelText('Coupon code'), 'SPRING')
  translatePage()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Coupon SPRING is applied: 10% off the first payment.')).toBeVisible()
  expect(await screen.findAllByText('$18')).not.toEqual([])
})

test('one of two services is removed on a translated page', async () => {
  const trim = { ...scenario.service, id: 'trim', name: 'Trim', cost: 15, position: 1 }
  await server.app.db.insertInto('services').values(trim).execute()
  const path = paths.booking(scenario.salon.id, { serviceIds: [scenario.service.id, 'trim'] })
  const { user } = await renderApp({ path, signedInAs: client, server })
  const summary = within(await screen.findByRole('region', { name: 'Your booking' }))
  expect(await summary.findByText('$35')).toBeVisible()
  translatePage()
  await user.click(summary.getByRole('button', { name: /Trim/ }))
  expect(await summary.findByText(/\$20/)).toBeVisible()
})

test('an appointment that moves on a translated diary shows its new time', async () => {
  const path = `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`
  const owner = { ...scenario.owner, password: 'Kursi2026' }
  const { user } = await renderApp({ path, signedInAs: owner, server })
  await user.click(await screen.findByRole('button', { name: /: Layla,/ }))
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  const form = within(await screen.findByRole('dialog', { name: 'Move the appointment' }))
  await form.findByRole('option', { name: '1:00 PM' })
  await user.selectOptions(form.getByRole('combobox', { name: 'Time' }), '1:00 PM')
  translatePage()
  await user.click(form.getByRole('button', { name: /Move it/ }))
  const moved = await screen.findByRole('button', { name: /1:00 PM.*: Layla,/ })
  await waitFor(() => expect(moved).toHaveTextContent('1:00 PM'))
})

/** Names and marks that are the same in both languages. */
const ofBoth = /^(Kursi|Corner|Layla|Haircut|First chair|Second chair|FC|SC|SPRING|Person \d+|\P{L}+)$/u

const shownSteps: [string, string, (app: RenderedApp) => Promise<unknown>][] = [
  [
    'the diary',
    `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`,
    () => screen.findByRole('button', { name: /: Layla,/ }),
  ],
  [
    'an appointment of the diary',
    `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`,
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: /: Layla,/ }))
      await screen.findByRole('dialog')
    },
  ],
  [
    'the coupon',
    paths.manageSubscription,
    async ({ user }) => user.click(await screen.findByRole('button', { name: 'Apply Coupon' })),
  ],
]

test.each(shownSteps)('no word of the old language stays in %s', async (_what, path, show) => {
  const owner = { ...scenario.owner, password: 'Kursi2026' }
  const app = await renderApp({ path, signedInAs: owner, server })
  await show(app)
  const inEnglish = textsOfPage()
  await changeLanguage(app, 'ar')
  const inArabic = await loadedTexts(app)
  expect(inArabic.filter(text => inEnglish.includes(text) && !ofBoth.test(text))).toEqual([])
  await changeLanguage(app, 'en')
  translatePage()
  await act(async () => void app.store.dispatch(languageChosen('ar')))
  await waitFor(() => expect(textsOfPage()).toEqual(inArabic))
})
