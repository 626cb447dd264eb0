import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestSalon } from '@/testing/scenarios/builders'

let server: TestApi
let scenario: TestSalon
beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app, {
    name: 'Salon Noor',
    phone: '+970599123456',
    rating_sum: 14,
    rating_count: 4,
  })
  const stars = [5, 2, 5, 2]
  await server.app.db
    .insertInto('reviews')
    .values(
      stars.map((given, index) => ({
        id: `review-${index}`,
        appointment_id: null,
        salon_id: scenario.salon.id,
        author_id: null,
        stars: given,
        text: `Review ${index}`,
        created_at: index,
        answer: null,
        answered_at: null,
      })),
    )
    .execute()
})
afterEach(() => server.close())

const open = () => renderApp({ path: `/salons/${scenario.salon.id}`, server })

test('chips lead to the parts of the page by keyboard', async () => {
  const scrolled = jest.fn()
  Object.assign(Element.prototype, { scrollIntoView: scrolled })
  const { user } = await open()
  const chips = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const names = chips.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['Services', 'People', 'Opening hours', 'Where to find it', 'Reviews'])
  expect(chips.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
  await screen.findByRole('region', { name: 'Reviews' })
  chips.getByRole('link', { name: 'Reviews' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Reviews' })).toHaveFocus()
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Reviews' })])
})

test('directions, a call and WhatsApp are one press away', async () => {
  await open()
  const contact = within(await screen.findByRole('region', { name: 'Where to find it' }))
  const directions = new URL(contact.getByRole('link', { name: 'Directions' }).getAttribute('href') ?? '')
  expect(directions.searchParams.get('destination')).toBe('Salon Noor, Main Street 1, Hebron, Palestine')
  expect(contact.getByRole('link', { name: '+970599123456' })).toHaveAttribute('href', 'tel:+970599123456')
  expect(contact.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/970599123456',
  )
})

test('a salon without an address and a phone has none of these', async () => {
  await server.app.db.updateTable('salons').set({ address: '', phone: '' }).execute()
  await open()
  const contact = within(await screen.findByRole('region', { name: 'Where to find it' }))
  expect(contact.queryByRole('link')).not.toBeInTheDocument()
})

test('a person leads to the booking with them: first the service, then the time', async () => {
  const app = await renderApp({
    path: `/salons/${scenario.salon.id}`,
    server,
    signedInAs: await addUser(server.app),
  })
  const [staffMember] = scenario.staff
  const time = await screen.findByRole('link', { name: /: book with First chair$/ })
  expect(time.getAttribute('href')).toMatch(
    new RegExp(`service=${scenario.service.id}&staff=${String(staffMember?.id)}&slot=`),
  )
  await app.user.click(screen.getByRole('link', { name: 'Book with First chair' }))
  expect(await screen.findByText('With:')).toBeVisible()
  await app.user.click(await screen.findByRole('button', { name: /Haircut/ }))
  expect(await screen.findByRole('heading', { name: /When/ })).toBeVisible()
  expect(app.path()).toContain(`staff=${String(staffMember?.id)}`)
})

test('people stay where the next times fail to load', async () => {
  const app = await renderApp({ path: '/', server })
  app.network.answer(`/salons/${scenario.salon.id}/staff`, () => new Response('<html>', { status: 500 }))
  app.history.push(`/salons/${scenario.salon.id}`)
  const people = within(await screen.findByRole('region', { name: 'People' }))
  expect(await people.findByText('The next free times could not be loaded.')).toBeVisible()
  expect(people.getByText('First chair')).toBeVisible()
})

test('reviews are filtered by stars and ordered', async () => {
  const { user } = await open()
  const panel = within(await screen.findByRole('region', { name: 'Reviews' }))
  const texts = () => panel.getAllByText(/^Review \d$/).map(({ textContent }) => textContent)
  expect(await panel.findByText('Review 3')).toBeVisible()
  expect(texts()).toEqual(['Review 3', 'Review 2', 'Review 1', 'Review 0'])
  await user.selectOptions(panel.getByLabelText('Order'), 'Highest first')
  await waitFor(() => expect(texts()).toEqual(['Review 2', 'Review 0', 'Review 3', 'Review 1']))
  await user.click(panel.getByRole('radio', { name: '2 stars' }))
  await waitFor(() => expect(texts()).toEqual(['Review 3', 'Review 1']))
  await user.selectOptions(panel.getByLabelText('With whom'), 'First chair')
  await user.click(await panel.findByRole('button', { name: 'Show all reviews' }))
  await waitFor(() => expect(texts()).toHaveLength(4))
})
