import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser } from '@/testing/scenarios/builders'

/** jsdom has no layout, and a map without a size shows the world. */
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

let server: TestApi
beforeEach(async () => {
  server = await startApi()
  const { app } = server
  await addSalon(app, { name: 'Golden Scissors', from_amount: 30 })
  await addSalon(app, { name: 'Rose Beauty', from_amount: 10 })
  await addSalon(app, {
    name: 'Amman Cuts',
    country: 'Jordan',
    city: 'Amman',
    latitude: 31.95,
    longitude: 35.93,
    time_zone: 'Asia/Amman',
    from_amount: 20,
  })
})
afterEach(() => server.close())

const open = async (search: string) =>
  renderApp({ path: `/user/Search${search}`, signedInAs: await addUser(server.app), server })

const map = () => screen.findByRole('region', { name: 'Map of the results' })

test('the map stands in the address and shows a pin for each location of the results', async () => {
  const app = await open('?everywhere=true')
  await app.user.click(await screen.findByRole('checkbox', { name: 'Map' }))
  expect(new URLSearchParams(app.history.location.search).get('view')).toBe('map')
  expect(await within(await map()).findByRole('button', { name: 'Amman Cuts, $20' })).toBeVisible()
  const shared = within(await map()).getByRole('button', { name: /Golden Scissors/ })
  expect(shared).toHaveAccessibleName(/Rose Beauty/)
  expect(shared).toHaveTextContent('2')

  await app.user.click(screen.getByRole('checkbox', { name: 'Map' }))
  expect(screen.queryByRole('region', { name: 'Map of the results' })).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])(
  'a pin pressed by %p shows its salons, and Escape leads back to the pin',
  async key => {
    const app = await open('?everywhere=true&view=map')
    const pin = await within(await map()).findByRole('button', { name: 'Amman Cuts, $20' })
    pin.focus()
    await app.user.keyboard(key)
    const panel = await screen.findByRole('region', { name: 'On the map' })
    expect(panel).toHaveFocus()
    expect(within(panel).getByRole('link', { name: 'Amman Cuts' })).toBeVisible()
    await app.user.keyboard('{Escape}')
    expect(panel).not.toBeInTheDocument()
    expect(pin).toHaveFocus()
  },
)

test('a filter takes the pins of other salons away', async () => {
  const app = await open('?country=Jordan&view=map')
  await waitFor(async () =>
    expect(within(await map()).getAllByRole('button', { name: /Cuts/ })).toHaveLength(1),
  )
  expect(within(await map()).queryByRole('button', { name: /Scissors/ })).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await within(await map()).findByRole('button', { name: /Scissors/ })).toBeVisible()
})
