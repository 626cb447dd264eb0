import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, type TestSalon } from '@/testing/scenarios/builders'

let server: TestApi
let scenario: TestSalon
beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
})
afterEach(() => server.close())

const open = () =>
  renderApp({ path: paths.promotions, server, signedInAs: { ...scenario.owner, password: 'Kursi2026' } })

test('an owner publishes an offer, changes it and ends it', async () => {
  const { user } = await open()
  expect(await screen.findByText('No offers yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New offer' }))
  const title = await screen.findByLabelText('Title')
  await waitFor(() => expect(title).toHaveFocus())
  await user.type(title, 'A fifth off')
  await user.type(screen.getByLabelText('Percent off'), '20')
  await user.click(screen.getByRole('checkbox', { name: 'For all services' }))
  const lastDay = addDays(todayIn('Asia/Hebron', Date.now()), 7)
  await user.type(screen.getByLabelText('Last day'), lastDay)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Choose a service')).toBeVisible()
  const box = screen.getByRole('checkbox', { name: /Haircut/ })
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Choose a service')
  await user.click(screen.getByRole('checkbox', { name: /Haircut/ }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))

  await waitFor(() => expect(screen.getByRole('button', { name: 'New offer' })).toHaveFocus())
  const running = within(await screen.findByRole('region', { name: 'Running' }))
  expect(running.getByText('A fifth off')).toBeVisible()
  expect(running.getByText('20% off')).toBeVisible()
  await user.click(running.getByRole('button', { name: 'Change: A fifth off' }))
  await user.selectOptions(await screen.findByLabelText('Discount'), 'Amount')
  await user.clear(screen.getByLabelText(/^Amount off/))
  await user.type(screen.getByLabelText(/^Amount off/), '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await running.findByText('$3 off')).toBeVisible()
  await waitFor(() => expect(running.getByRole('button', { name: 'Change: A fifth off' })).toHaveFocus())
  expect(await server.app.db.selectFrom('promotions').selectAll().execute()).toMatchObject([
    { discount_kind: 'amount', discount_value: 3, service_ids: JSON.stringify([scenario.service.id]) },
  ])

  await user.click(running.getByRole('button', { name: 'End now: A fifth off' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End this offer?' }))
  await user.click(dialog.getByRole('button', { name: 'End now' }))
  expect(await screen.findByRole('region', { name: 'Ended' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ended' })).toHaveFocus())
})

test('the salon’s page shows it, with the price, and leads to the booking', async () => {
  const today = todayIn('Asia/Hebron', Date.now())
  await server.app.db
    .insertInto('promotions')
    .values({
      id: 'fifth',
      salon_id: scenario.salon.id,
      title: 'A fifth off',
      title_ar: null,
      details: '',
      details_ar: null,
      starts_on: addDays(today, -2),
      ends_on: addDays(today, 2),
      discount_kind: 'percent',
      discount_value: 20,
      service_ids: JSON.stringify([scenario.service.id]),
    })
    .execute()
  const { user } = await renderApp({ path: `/salons/${scenario.salon.id}`, server })
  expect(await screen.findByText('$16')).toBeVisible()
  expect(screen.getByText('Usual price: $20')).toBeInTheDocument()
  await user.click(await screen.findByRole('link', { name: 'Book with this offer: A fifth off' }))
  expect(await screen.findByRole('heading', { name: 'With whom?' })).toBeVisible()
  expect(screen.getAllByText('$16').length).toBeGreaterThan(0)
})
