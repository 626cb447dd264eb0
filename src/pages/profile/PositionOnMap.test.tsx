import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { setUpAddress } from '@/domain/setUpSteps'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'

/** jsdom has no layout, and a map without a size has its middle at its corner. */
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

const ramallah = { latitude: 31.90378, longitude: 35.20339 }

let server: TestApi
let owner: TestUser
beforeEach(async () => {
  window.innerWidth = 1024
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner, city: 'Ramallah', country: 'Palestine', ...ramallah })
})
afterEach(() => server.close())

const stored = () =>
  server.app.db.selectFrom('salons').select(['latitude', 'longitude', 'address']).executeTakeFirstOrThrow()

async function openMap(language: 'en' | 'ar' = 'en') {
  const app = await renderApp({ path: paths.profile, server, signedInAs: owner, language })
  await app.user.click(await screen.findByRole('button', { name: language === 'en' ? 'Edit' : 'تعديل' }))
  const choose = language === 'en' ? 'Choose on the map' : 'اختر على الخريطة'
  await app.user.click(await screen.findByRole('button', { name: choose }))
  const map = await screen.findByRole('application')
  return { ...app, map }
}

/** The size that a press at these pixels has in the library's eyes: the map's corner is the window's. */
const pressAt = (map: HTMLElement, clientX: number, clientY: number) =>
  fireEvent.click(map, { clientX, clientY })

const pinWords = () => screen.findByText(/^The pin is /)

test('a press on the map moves the pin, and the form stores it', async () => {
  const { user, map } = await openMap()
  expect(await screen.findByText('The pin is in the center of Ramallah.')).toBeVisible()
  pressAt(map, 500, 300)
  expect(await screen.findByText(/^The pin is .* east of the center of Ramallah\.$/)).toBeVisible()
  const dialog = within(screen.getByRole('dialog', { name: 'Your salon on the map' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Pin on the map' })).toHaveTextContent(/ east of the center/)
  expect(await stored()).toMatchObject(ramallah)

  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument()
  const { latitude, longitude } = await stored()
  expect(latitude).toBeCloseTo(ramallah.latitude, 3)
  expect(longitude).toBeGreaterThan(ramallah.longitude + 0.01)
})

test('the arrow keys move the map, and Enter puts the pin in its middle', async () => {
  const { user, map } = await openMap()
  await pinWords()
  map.focus()
  fireEvent.keyDown(map, { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 })
  expect(
    await screen.findByText(/^The middle of the map is .* north of the center of Ramallah\.$/),
  ).toBeInTheDocument()
  expect(screen.getByText('The pin is in the center of Ramallah.')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^The pin is .* north of the center of Ramallah\.$/)).toBeVisible()
})

test('what is cancelled changes nothing', async () => {
  const { user, map } = await openMap()
  await pinWords()
  pressAt(map, 100, 100)
  await screen.findByText(/^The pin is .* northwest of /)
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('group', { name: 'Pin on the map' })).toHaveTextContent('in the center of Ramallah')
})

test('in Arabic the words say where the pin is', async () => {
  const { map } = await openMap('ar')
  pressAt(map, 400, 500)
  expect(await screen.findByText(/^الدبوس على بعد .* جنوب مركز رام الله\.$/)).toBeVisible()
})

test('a pin that was moved elsewhere stays where the form changed something else', async () => {
  const { user } = await openMap()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await server.app.db.updateTable('salons').set({ latitude: 31.5, longitude: 35.1 }).execute()
  const address = screen.getByLabelText(/^Address/)
  await user.clear(address)
  await user.type(address, 'Olive Street 5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Profile updated successfully.')
  expect(await stored()).toEqual({ latitude: 31.5, longitude: 35.1, address: 'Olive Street 5' })
})

test('the first steps ask for the pin beside the address', async () => {
  const app = await renderApp({ path: setUpAddress('details'), server, signedInAs: owner })
  await app.user.click(await screen.findByRole('button', { name: 'Choose on the map' }))
  pressAt(await screen.findByRole('application'), 500, 300)
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  await app.user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(async () => expect((await stored()).longitude).toBeGreaterThan(ramallah.longitude + 0.01))
})
