import { fireEvent, screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addPictures } from '@/testing/scenarios/addPictures'
import { addSalon } from '@/testing/scenarios/builders'

async function openScenario() {
  const server = await startApi()
  const scenario = await addSalon(server.app)
  const { salon, service, staff } = scenario
  await addPictures(server.app, salon.id, [
    { caption: 'The door', caption_ar: 'الباب' },
    { service_id: service.id },
    { caption: 'A fade', service_id: service.id, staff_id: staff[0]?.id ?? null },
  ])
  return { server, scenario }
}

const opened = eachTest(openScenario, ({ server }) => server.close())

const open = (language: 'en' | 'ar' = 'en') => {
  const { server, scenario } = opened()
  return renderApp({ path: paths.salon(scenario.salon.id), server, language })
}

const picture = (name: string | RegExp) => screen.findByRole('button', { name })
const viewer = async () => within(await screen.findByRole('dialog', { name: 'Gallery' }))

/** The test's browser has no pointer events with positions. */
function swipe(element: HTMLElement, by: number): void {
  fireEvent(element, new MouseEvent('pointerdown', { bubbles: true, clientX: 200 }))
  fireEvent(element, new MouseEvent('pointerup', { bubbles: true, clientX: 200 + by }))
}

test('a press on a picture shows it large; arrow keys and buttons turn, and Escape closes', async () => {
  const app = await open()
  await app.user.click(await picture('Picture 1 of 3: The door'))
  const dialog = await viewer()
  expect(dialog.getByRole('img', { name: 'The door' })).toBeVisible()
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 3')
  await app.user.keyboard('{ArrowLeft}')
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 3')
  await app.user.keyboard('{ArrowRight}')
  expect(dialog.getByRole('img', { name: 'Haircut' })).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Next picture' }))
  expect(dialog.getByRole('img', { name: 'A fade' })).toBeVisible()
  expect(dialog.getByText('By First chair')).toBeVisible()
  await app.user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(dialog.getByRole('status')).toHaveTextContent('2 of 3')
  await app.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('in Arabic the left arrow and a swipe to the right lead on', async () => {
  const app = await open('ar')
  await app.user.click(await picture('الصورة 1 من 3: الباب'))
  const dialog = within(await screen.findByRole('dialog'))
  await app.user.keyboard('{ArrowLeft}')
  expect(dialog.getByRole('status')).toHaveTextContent('2 من 3')
  const image = dialog.getByRole('img', { name: 'Haircut' })
  swipe(image, 100)
  expect(dialog.getByRole('status')).toHaveTextContent('3 من 3')
})

test('a swipe to the left leads on, a touch does not', async () => {
  const app = await open()
  await app.user.click(await picture(/^Picture 1/))
  const dialog = await viewer()
  const move = (by: number) => {
    swipe(dialog.getByRole('img'), by)
  }
  move(-10)
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 3')
  move(-90)
  expect(dialog.getByRole('status')).toHaveTextContent('2 of 3')
  move(90)
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 3')
})

test('pictures are listed by service or staff member; one leads to a booking of its service', async () => {
  const app = await open()
  await app.user.click(await picture(/^Picture 1/))
  const dialog = await viewer()
  expect(dialog.queryByRole('link')).not.toBeInTheDocument()
  await app.user.click(dialog.getByLabelText('Haircut'))
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 2')
  await app.user.click(dialog.getByLabelText('First chair'))
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 1')
  expect(dialog.getByRole('img', { name: 'A fade' })).toBeVisible()
  await app.user.click(dialog.getByRole('link', { name: 'Book Haircut' }))
  const { salon, service } = opened().scenario
  expect(app.path()).toContain(paths.booking(salon.id, { serviceIds: [service.id] }))
})

test('a salon without pictures has no gallery', async () => {
  const { server } = opened()
  const { salon } = await addSalon(server.app, { name: 'Plain' })
  await renderApp({ path: paths.salon(salon.id), server })
  expect(await screen.findByRole('heading', { name: 'Plain' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Gallery' })).not.toBeInTheDocument()
})
