import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { paths } from '@/domain/paths'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { XhrOverFetch } from '@/testing/doubles/xhrOverFetch'

let dataDir: string
let server: TestApi
let owner: TestUser
let scenario: TestSalon

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kursi-profile-'))
  server = await startApi({ config: { dataDir } })
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner, address: '' })
  Object.assign(globalThis, { XMLHttpRequest: XhrOverFetch })
  Object.assign(URL, { createObjectURL: () => 'blob:picked', revokeObjectURL: () => undefined })
})
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'geolocation')
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const open = (language: 'en' | 'ar' = 'en') =>
  renderApp({ path: '/salon/profile', server, signedInAs: owner, language })

async function picture(name = 'scenario.png'): Promise<File> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

const posterCount = async () => (await server.app.db.selectFrom('posters').select('id').execute()).length

const photoOf = async () =>
  (
    await server.app.db
      .selectFrom('salons')
      .select('photo_url')
      .where('id', '=', scenario.salon.id)
      .executeTakeFirstOrThrow()
  ).photo_url

test('the page tells the salon, its missing address and that no plan runs, and leads to what is set up', async () => {
  await open()
  expect(await screen.findByText('No address provided')).toBeInTheDocument()
  expect(screen.getByText(owner.email)).toBeInTheDocument()
  expect(await screen.findByText('Not subscribed')).toBeInTheDocument()
  for (const [name, to] of [
    ['My Sections', paths.sections],
    ['My Services', paths.services],
    ['My Schedule', paths.schedule],
    ['My Team', paths.team],
    ['View public page', paths.salon(scenario.salon.id)],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  }
})

test('a plan that runs is told from the subscription itself', async () => {
  const cookie = await signIn(server, owner)
  const plan = { tier: 'silver', size: 'team', coupon: null, paymentMethod: 'tok_succeeds' }
  await dataOf(server.request('POST', '/subscriptions', plan, { cookie, key: 'subscribe' }))
  await open()
  expect(await screen.findByText('Subscribed')).toBeInTheDocument()
  expect(screen.getByText(/^Silver · Team. Renews on /)).toBeInTheDocument()
})

test('details are edited and saved', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const address = await screen.findByLabelText(/^Address/)
  await user.type(address, 'Olive Street 5')
  await user.selectOptions(screen.getByLabelText('New bookings'), 'Wait until you confirm them')
  await user.selectOptions(screen.getByLabelText('Offer a time every'), '20 min')
  const gaps = 'Leave out times with a gap too short to book'
  await user.selectOptions(screen.getByLabelText('Gaps between appointments'), gaps)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument()
  expect(await screen.findByText('Olive Street 5')).toBeInTheDocument()
  expect(screen.getByText('Wait until you confirm them')).toBeInTheDocument()
  expect(screen.getByText('20 min')).toBeInTheDocument()
  expect(screen.getByText(gaps)).toBeInTheDocument()
})

test('a phone that is none is told at its box; what is cancelled changes nothing', async () => {
  await server.app.db.updateTable('salons').set({ name_ar: 'المقص' }).execute()
  const { user, network } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByLabelText(/^Salon name in Arabic/)).toHaveValue('المقص')
  const phone = screen.getByLabelText('Phone')
  await user.clear(phone)
  await user.type(phone, '+336123456')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Please enter a valid phone number'))
  await waitFor(() => expect(phone).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(scenario.salon.phone)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus())
  expect(network.sent.filter(line => line.startsWith('PUT'))).toEqual([])
})

const storedProfile = () =>
  server.app.db
    .selectFrom('salons')
    .select(['address', 'cancel_notice_minutes as notification'])
    .executeTakeFirstOrThrow()

test('what another has changed meanwhile stays where I changed something else', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await server.app.db.updateTable('salons').set({ cancel_notice_minutes: 120 }).execute()
  const address = await screen.findByLabelText(/^Address/)
  await user.clear(address)
  await user.type(address, 'Olive Street 5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument()
  expect(await screen.findByText('2 hours before')).toBeInTheDocument()
  expect(await storedProfile()).toEqual({ address: 'Olive Street 5', notification: 120 })
})

test.each([
  ['Keep mine', 'Olive Street 5'],
  ['Take theirs', 'Fig Street 7'],
])('%s: what both have changed is asked, and nothing else is overwritten', async (answer, address) => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const box = await screen.findByLabelText(/^Address/)
  const theirs = { address: 'Fig Street 7', cancel_notice_minutes: 120 }
  await server.app.db.updateTable('salons').set(theirs).execute()
  await user.clear(box)
  await user.type(box, 'Olive Street 5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const title = await screen.findByText('Somebody else has changed this in the meantime.')
  expect(title.closest('[role=alert]')).toHaveTextContent(
    'It says now:AddressFig Street 7Keep mineTake theirs',
  )
  expect(screen.getByLabelText('Cancellation notice')).toHaveDisplayValue('2 hours before')
  expect(box).toHaveValue('Olive Street 5')
  expect(await storedProfile()).toEqual({ address: 'Fig Street 7', notification: 120 })
  await user.click(screen.getByRole('button', { name: answer }))
  await waitFor(() => expect(box).toHaveValue(address))
  if (answer === 'Take theirs') await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument()
  expect(await storedProfile()).toEqual({ address, notification: 120 })
})

test('a photo that is too large is refused before it is sent', async () => {
  const { user, network } = await open()
  await screen.findByRole('button', { name: 'Add a photo' })
  const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Salon photo'), large)
  expect(
    await screen.findByText('This image is too large: at most 8 MB and 40 megapixels.'),
  ).toBeInTheDocument()
  expect(network.sent.filter(line => line.endsWith('/images'))).toEqual([])
})

test('a photo that was lost on the way is sent again', async () => {
  const { user, network } = await open()
  await screen.findByRole('button', { name: 'Add a photo' })
  network.answer(`/salons/${scenario.salon.id}/images`, () => new Response('<html>', { status: 502 }), {
    once: true,
  })
  await user.upload(screen.getByLabelText('Salon photo'), await picture())
  expect(await screen.findByText('The photo was not saved')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Change the photo' })).toBeInTheDocument()
  expect(await photoOf()).toMatch(/^\/uploads\/[\w-]{22}\.webp$/)
})

test('a double click makes one poster, and a failure keeps what was typed', async () => {
  const { user, network } = await open()
  await user.click(await screen.findByRole('button', { name: 'Create New Poster' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Poster' }))
  await user.type(dialog.getByLabelText('Title'), 'Summer')
  await user.upload(dialog.getByLabelText('Image', { selector: 'input' }), await picture())
  network.answer(`/salons/${scenario.salon.id}/posters`, () => new Response('', { status: 500 }), {
    once: true,
  })
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText(/What you entered is still here/)).toBeInTheDocument()
  expect(dialog.getByLabelText('Title')).toHaveValue('Summer')
  await user.dblClick(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Summer')).toBeInTheDocument()
  const messages = within(screen.getByRole('region', { name: 'Messages' }))
  expect(messages.getByText('Your poster is on your public page now.')).toBeVisible()
  await user.click(messages.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Your poster is on your public page now.')).not.toBeInTheDocument()
  expect(await posterCount()).toBe(1)
  expect(network.sent.filter(line => line.endsWith('/images'))).toHaveLength(1)
})

test('My Location makes where the owner stands the place of the salon, also after a failure', async () => {
  const coords = { latitude: 31.9038, longitude: 35.2034 }
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: (position: object) => void) => found({ coords }) },
  })
  const { user, network } = await open()
  network.answer(`/salons/${scenario.salon.id}/position`, () => new Response('', { status: 502 }), {
    once: true,
  })
  await user.click(await screen.findByRole('button', { name: 'My Location' }))
  expect(await screen.findByText(/could not be saved. Please try again.$/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'My Location' }))
  expect(await screen.findByText(/^Saved. Near Me now measures/)).toBeInTheDocument()
  const place = server.app.db.selectFrom('salons').select(['latitude', 'longitude'])
  expect(await place.execute()).toEqual([{ latitude: 31.904, longitude: 35.203 }])
})

test('My Location says why nothing was saved', async () => {
  const { user } = await open('ar')
  await user.click(await screen.findByRole('button', { name: 'موقعي' }))
  expect(await screen.findByText(/لا تستطيع هذه الصفحة معرفة موقعك/)).toBeInTheDocument()
})
