import type { Page } from 'playwright-core'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import takings from '@/i18n/en/takings.json'
import { createApiClient, signInByApi } from '@/e2e/kit/apiClient'
import { desktop, startProduct, type Product } from '@/e2e/kit/product'
import { namedLike } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { auth, common, frame, team } = words.en
const email = 'staff-login@example.test'
const password = 'Sesame2027'

let product: Product
let staff: Page
beforeAll(async () => {
  product = await startProduct()
  const owner = await product.openPage({ size: desktop })
  await product.logIn(owner, 'barber@kursi.example')
  await owner.goto(paths.team)
  await owner
    .getByRole('button', { name: namedLike(team.login.open) })
    .first()
    .click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel(auth.field.email).fill(email)
  await dialog.getByRole('button', { name: team.login.invite }).click()
  await owner.getByText(namedLike(team.login.invitedUntil)).waitFor()

  const { text } = await product.mailTo(email)
  staff = await product.openPage({ size: desktop })
  await staff.goto(/\/join\S+/.exec(text)?.[0] ?? '')
  await staff.getByLabel(auth.field.password, { exact: true }).fill(password)
  await staff.getByLabel(auth.field.confirmPassword, { exact: true }).fill(password)
  await staff.getByRole('button', { name: auth.join.submit }).click()
  await staff.waitForURL(address => address.pathname === paths.owner)
})
afterAll(() => product.stop())

test('a staff member without the right sees no takings, on screen or by address', async () => {
  await staff.getByRole('heading', { level: 1 }).waitFor()
  await staff.waitForLoadState('networkidle')
  expect(await staff.getByRole('heading', { name: takings.title }).count()).toBe(0)
  const menu = staff.getByRole('navigation', { name: common.nav.label })
  expect(await menu.getByRole('link', { name: frame.sidebar.payments, exact: true }).count()).toBe(0)
  expect(await menu.getByRole('link', { name: frame.sidebar.profile, exact: true }).count()).toBe(0)
  await staff.goto(paths.profile)
  await staff.waitForURL(address => address.pathname === paths.owner)
})

test('nor over HTTP, until the owner gives the right', async () => {
  const asStaff = await signInByApi(product, email, password)
  const salon = await asStaff.call<Salon>('GET', '/salons/mine')
  const overview = `/salons/${salon.id}/overview?from=2026-01-01&to=2026-01-31`
  await expect(asStaff.call('GET', overview)).rejects.toThrow('403')
  await expect(asStaff.call('GET', `/salons/${salon.id}/exports/appointments.csv`)).rejects.toThrow('403')
  await expect(createApiClient(product).call('GET', overview)).rejects.toThrow('401')

  const asOwner = await signInByApi(product, 'barber@kursi.example')
  const [own] = salon.staff
  const login = `/salons/${salon.id}/team/${own?.id ?? ''}/login`
  await asOwner.call('PUT', login, { rights: ['see_takings'] })
  await asStaff.call('GET', overview)
  await staff.goto(paths.owner)
  await staff.getByRole('heading', { name: takings.title }).waitFor()
})

test('the own appointments stand in a calendar of their own, until the owner ends the login', async () => {
  await staff.goto(paths.calendarFeed)
  const { feeds, keys } = words.en.account
  await staff.getByRole('button', { name: feeds.make }).click()
  await staff.getByLabel(feeds.name).fill('Phone')
  await staff.getByRole('dialog').getByRole('button', { name: feeds.make }).click()
  const address = await staff.getByLabel(keys.shown.feed).inputValue()
  const calendar = await fetch(address)
  expect([calendar.status, await calendar.text()]).toEqual([200, expect.stringMatching(/^BEGIN:VCALENDAR/)])
  const asOwner = await signInByApi(product, 'barber@kursi.example')
  const { id, staff: members } = await asOwner.call<Salon>('GET', '/salons/mine')
  await asOwner.call('DELETE', `/salons/${id}/team/${members[0]?.id ?? ''}/login`)
  expect((await fetch(address)).status).toBe(404)
})
