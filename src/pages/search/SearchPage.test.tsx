import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { nearMeSlice } from '@/features/salons/search/nearMeSlice'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
beforeEach(async () => {
  server = await startApi()
  const { app } = server
  await addSalon(app, {
    name: 'Golden Scissors',
    name_ar: 'المقص الذهبي',
    search_text: 'golden scissors المقص الذهبي hebron الخليل',
    from_amount: 30,
    rating_sum: 47,
    rating_count: 10,
  })
  await addSalon(app, {
    name: 'Rose Beauty',
    name_ar: 'وردة للتجميل',
    search_text: 'rose beauty ورده للتجميل hebron الخليل',
    business_type: 'beauty_salon',
    from_amount: 10,
  })
  await addSalon(app, {
    name: 'Amman Cuts',
    search_text: 'amman cuts عمان',
    country: 'Jordan',
    city: 'Amman',
    latitude: 31.95,
    longitude: 35.93,
    time_zone: 'Asia/Amman',
    from_amount: 20,
  })
})
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'geolocation')
  await server.close()
})

const open = async (search = '', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ path: `/user/Search${search}`, signedInAs: await addUser(server.app), server, ...options })

const names = () =>
  within(screen.getByRole('list', { busy: false, name: /salons|results|صالونات|نتائج/i }))
    .getAllByRole('heading')
    .map(heading => heading.textContent)
const shows = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected))
const showsSome = (count: number) => waitFor(() => expect(names()).toHaveLength(count))
const field = (name: string | RegExp = 'Search salons') => screen.findByRole('combobox', { name })

const pretendGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })

test('two choices at once both count, although the first is not rendered yet', async () => {
  const { history } = await open('?everywhere=true')
  await showsSome(3)
  act(() => {
    screen.getByRole('checkbox', { name: 'Open now' }).click()
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price' } })
  })
  const query = new URLSearchParams(history.location.search)
  expect([query.get('open'), query.get('sort')]).toEqual(['now', 'price'])
})

test('a client sees recommended salons of the own city and kind of salon, and can ask for all', async () => {
  const app = await open()
  await shows(['Golden Scissors'])
  expect(screen.getByRole('heading', { name: 'Recommended Salons' })).toBeVisible()
  expect(screen.getByText(/Near you:/).parentElement).toHaveTextContent('Near you: Hebron · Barber Shop')
  await app.user.click(screen.getByRole('button', { name: 'Show all salons' }))
  await showsSome(3)
  expect(screen.getByText('3 salons')).toHaveAttribute('role', 'status')
  expect(app.path()).toBe('/user/Search?everywhere=true')
  expect(screen.queryByText(/Near you:/)).not.toBeInTheDocument()
})

test('what a client types is looked for in the own city, and nothing above the results gives way to it', async () => {
  const app = await open()
  await shows(['Golden Scissors'])
  await app.user.type(await field(), 'gold')
  await screen.findByRole('heading', { name: 'Search results' })
  await shows(['Golden Scissors'])
  expect(screen.getByText(/Near you:/).parentElement).toHaveTextContent('Near you: Hebron · Barber Shop')
  await app.user.click(screen.getByRole('button', { name: 'Show all salons' }))
  await showsSome(3)
  expect(await field()).toHaveValue('')
})

test('a visitor sees the salons of every place', async () => {
  await renderApp({ path: '/salons', server })
  await showsSome(3)
})

test('what is typed is found, and stands in the address without a step of its own', async () => {
  const app = await open('?everywhere=true')
  await showsSome(3)
  const before = app.history.index
  await app.user.type(await field(), 'SCISSORS gold')
  await shows(['Golden Scissors'])
  expect(app.path()).toBe('/user/Search?text=SCISSORS+gold')
  expect(await field()).toHaveValue('SCISSORS gold')
  expect(app.history.index).toBe(before)
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
})

test('Arabic finds whatever form of a letter is typed, and shows Arabic names', async () => {
  const app = await open('?everywhere=true', { language: 'ar' })
  await app.user.type(await field('البحث عن الصالونات'), 'وردة')
  await shows(['وردة للتجميل'])
  expect(screen.getByRole('heading', { level: 3 }).querySelector('bdi')).toHaveTextContent('وردة للتجميل')
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'نتائج البحث' })).getByText('الخليل')).toBeVisible(),
  )
  expect(screen.getByText('صالون واحد')).toBeVisible()
})

test('a shared link opens with its filters, and each choice is a step that Back undoes', async () => {
  const app = await open('?country=Palestine&type=beauty_salon')
  await shows(['Rose Beauty'])
  expect(screen.getByRole('radio', { name: 'Beauty Salon' })).toBeChecked()
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Jordan')
  expect(await screen.findByText('No salons found.')).toBeVisible()
  await app.user.click(screen.getByRole('radio', { name: 'All' }))
  await shows(['Amman Cuts'])
  expect(app.path()).toBe('/user/Search?country=Jordan')
  act(() => app.history.go(-2))
  await shows(['Rose Beauty'])
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Palestine')
})

test('only what is open now can be asked for, and stands in the address', async () => {
  const closed = await addSalon(server.app, { name: 'Night Owl', search_text: 'night owl' })
  await server.app.db.deleteFrom('sections').where('id', '=', closed.section.id).execute()
  const allDay = server.app.db.updateTable('opening_hours').set({ opens_at: 0, closes_at: 24 * 60 })
  await allDay.execute()
  const app = await open('?everywhere=true')
  await showsSome(4)
  await app.user.click(screen.getByRole('checkbox', { name: 'Open now' }))
  await showsSome(3)
  expect(names()).not.toContain('Night Owl')
  expect(app.path()).toBe('/user/Search?open=now')
  await app.user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await showsSome(4)
  expect(screen.getByRole('checkbox', { name: 'Open now' })).not.toBeChecked()
})

test('cities belong to the chosen country and stand in the order of the alphabet', async () => {
  const app = await open('?everywhere=true', { language: 'ar' })
  const city = await screen.findByRole('combobox', { name: 'المدينة' })
  expect(city).toBeDisabled()
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'البلد' }), 'Palestine')
  await within(city).findByRole('option', { name: 'الخليل' })
  const labels = within(city)
    .getAllByRole('option')
    .slice(1)
    .map(option => option.textContent)
  expect(labels.length).toBeGreaterThan(10)
  expect(labels).toEqual([...labels].sort(new Intl.Collator('ar').compare))
  await app.user.selectOptions(city, 'الخليل')
  await waitFor(() => expect(app.path()).toBe('/user/Search?country=Palestine&city=Hebron'))
})

test('results come in the order asked for', async () => {
  const app = await open('?everywhere=true')
  const sort = await screen.findByRole('combobox', { name: 'Sort by' })
  expect(within(sort).queryByRole('option', { name: 'Nearest first' })).not.toBeInTheDocument()
  await app.user.selectOptions(sort, 'Lowest price')
  await shows(['Rose Beauty', 'Amman Cuts', 'Golden Scissors'])
  expect(app.path()).toBe('/user/Search?sort=price')
})

test('Near Me puts the nearest first, says how far they are, and lets go again, by one search each', async () => {
  pretendGeolocation(found => found({ coords: { latitude: 31.9, longitude: 35.9 } } as GeolocationPosition))
  const app = await open()
  await shows(['Golden Scissors'])
  const searches = () => app.network.sent.filter(line => line.startsWith('GET /salons?'))
  const before = searches().length
  await app.user.click(screen.getByRole('button', { name: 'Near Me' }))
  await shows(['Amman Cuts', 'Golden Scissors'])
  expect(searches()).toHaveLength(before + 1)
  expect(screen.getByRole('heading', { name: 'Nearest salons' })).toBeVisible()
  expect(screen.getByText('6.2 km')).toBeVisible()
  expect(app.path()).toBe('/user/Search?type=barber&near=me&sort=distance')
  const button = screen.getByRole('button', { name: 'Near Me' })
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await app.user.click(button)
  await waitFor(() => expect(screen.queryByText(/ km$/)).not.toBeInTheDocument())
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(app.path()).toBe('/user/Search?type=barber'))
  expect(searches()).toHaveLength(before + 2)
})

test('Back undoes Near Me as a whole', async () => {
  pretendGeolocation(found => found({ coords: { latitude: 31.9, longitude: 35.9 } } as GeolocationPosition))
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Near Me' }))
  await shows(['Amman Cuts', 'Golden Scissors'])
  act(() => app.history.go(-1))
  await shows(['Golden Scissors'])
  expect(screen.queryByText(/ km$/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Near Me' })).toHaveAttribute('aria-pressed', 'false')
})

test.each([
  [1, 'Your location is not shared'],
  [2, 'Your location could not be found'],
  [3, 'Finding your location took too long'],
])('Near Me that fails with %d says "%s", and the search goes on', async (code, text) => {
  pretendGeolocation((_found, failed) => failed?.({ code } as GeolocationPositionError))
  const app = await open('?everywhere=true')
  await app.user.click(await screen.findByRole('button', { name: 'Near Me' }))
  expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull()
  expect(names()).toHaveLength(3)
  await app.user.type(await field(), 'rose')
  await shows(['Rose Beauty'])
  await app.user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('an order by distance without a place is the recommended one', async () => {
  await open('?sort=distance')
  await showsSome(3)
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('recommended')
  expect(screen.getByRole('heading', { name: 'Recommended Salons' })).toBeVisible()
})

test('nothing found says so and leads to everything', async () => {
  const app = await open('?text=zebra')
  expect(await screen.findByText('No salons found.')).toBeVisible()
  expect(screen.getByText('0 salons')).toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Show all salons' }))
  await showsSome(3)
  expect(await field()).toHaveValue('')
})

test('a failing server is told, and a retry brings the results', async () => {
  const signedInAs = await addUser(server.app)
  const app = await renderApp({ path: '/user', signedInAs, server })
  app.network.answer('/salons', () => new Response('', { status: 500 }), { once: true })
  act(() => app.history.push('/user/Search?text=rose'))
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await shows(['Rose Beauty'])
})

test('Show more goes on where the list ended, and the focus with it', async () => {
  for (let count = 0; count < 24; count += 1) await addSalon(server.app)
  const app = await open('?everywhere=true')
  await showsSome(24)
  await app.user.click(screen.getByRole('button', { name: 'Show more' }))
  await showsSome(27)
  expect(new Set(names()).size).toBe(27)
  expect(screen.getAllByRole('heading', { level: 3 })[24]).toContainElement(
    document.activeElement as HTMLElement,
  )
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('where the person is never leaves the tab: it is in the state, not in the address', async () => {
  pretendGeolocation(found => found({ coords: { latitude: 31.9, longitude: 35.9 } } as GeolocationPosition))
  const app = await open('?everywhere=true')
  await app.user.click(await screen.findByRole('button', { name: 'Near Me' }))
  await waitFor(() => expect(app.path()).toContain('sort=distance'))
  expect(app.path()).not.toContain('31.9')
  expect(JSON.stringify(localStorage)).not.toContain('31.9')
  expect(app.actions.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      nearMeSlice.actions.nearMeRequested.type,
      nearMeSlice.actions.positionFound.type,
    ]),
  )
})
