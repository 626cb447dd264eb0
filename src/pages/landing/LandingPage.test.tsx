import { fireEvent, screen, within } from '@testing-library/react'
import { planOffers } from '@/domain/plans'
import { unreadyFeatureChosen } from '@/features/publicSite/publicSiteSlice'
import { addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { installIntersections, type TestIntersections } from '@/testing/doubles/intersections'

const phones = async () => screen.findByRole('list', { name: 'Kursi on a phone' })

test('the promise, three phones and both stores', async () => {
  await renderApp({ path: '/' })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Your chair, at the time that suits you.',
  )
  expect(within(await phones()).getAllByRole('img')).toHaveLength(3)
  expect(within(screen.getByRole('list', { name: 'The app' })).getAllByRole('button')).toHaveLength(2)
})

test('the search box leads into the search with its text', async () => {
  const { user, path } = await renderApp({ path: '/' })
  await user.type(await screen.findByRole('searchbox', { name: 'Find a salon' }), '  قص شعر & beard{Enter}')
  const { pathname, searchParams } = new URL(path(), 'http://kursi.test')
  expect(pathname).toBe('/salons')
  expect(searchParams.get('text')).toBe('قص شعر & beard')
})

test('a client is led into the own search, and a kind of salon is one press away', async () => {
  const server = await startApi()
  const client = await addUser(server.app)
  await renderApp({ path: '/', server, signedInAs: client })
  expect(await screen.findByRole('link', { name: 'Beauty salons' })).toHaveAttribute(
    'href',
    '/user/Search?type=beauty_salon',
  )
})

describe('the store buttons', () => {
  const env = (globalThis as unknown as { __VITE_ENV__: Record<string, string> }).__VITE_ENV__
  afterEach(() => {
    delete env['VITE_IOS_URL']
    delete env['VITE_ANDROID_URL']
  })

  const stores = [
    ['iOS app', 'ios_app', 'VITE_IOS_URL', 'Android app'],
    ['Android app', 'android_app', 'VITE_ANDROID_URL', 'iOS app'],
  ] as const

  test.each(stores)('without an address %s says that it is coming soon', async (name, feature) => {
    const { user, actions } = await renderApp({ path: '/' })
    await user.click(await screen.findByRole('button', { name: `${name} Coming soon` }))
    expect(await within(screen.getByRole('alert')).findByText('This feature is coming soon!')).toBeVisible()
    expect(actions.filter(unreadyFeatureChosen.match).map(({ payload }) => payload.feature)).toEqual([
      feature,
    ])
  })

  test.each(stores)('with an address %s leads there', async (name, _feature, setting, other) => {
    env[setting] = 'https://apps.example/kursi'
    await renderApp({ path: '/' })
    expect(await screen.findByRole('link', { name: `${name} Download` })).toHaveAttribute(
      'href',
      'https://apps.example/kursi',
    )
    expect(screen.getByRole('button', { name: `${other} Coming soon` })).toBeInTheDocument()
  })
})

describe('the phones come up when a tenth of them is in view', () => {
  let intersections: TestIntersections

  beforeEach(() => {
    intersections = installIntersections()
  })
  afterEach(() => intersections.remove())

  test('and stay afterwards', async () => {
    await renderApp({ path: '/' })
    const row = await phones()
    expect(intersections.observed().map(({ threshold }) => threshold)).toEqual([0.1])
    expect(intersections.observed()[0]?.target).toBe(row)
    await intersections.report(false)
    expect(row).toHaveAttribute('data-revealed', 'false')
    await intersections.report(true)
    expect(row).toHaveAttribute('data-revealed', 'true')
    expect(intersections.observed()).toHaveLength(0)
  })
})

test('where nothing tells what is in view, the phones simply are there', async () => {
  await renderApp({ path: '/' })
  expect(await phones()).toHaveAttribute('data-revealed', 'true')
})

test('the pictures are those of the language and the theme; one that is missing leaves the drawing', async () => {
  const { user } = await renderApp({ path: '/', language: 'ar' })
  const pictures = () => [...document.querySelectorAll('img')].map(picture => picture.getAttribute('src'))
  await screen.findByRole('heading', { level: 1 })
  expect(pictures()).toEqual(['salon', 'home', 'booking'].map(name => `/screens/${name}-ar-light.webp`))
  expect(document.querySelectorAll('source[media="(prefers-color-scheme: dark)"]')).toHaveLength(3)

  await user.selectOptions(screen.getByRole('combobox'), 'dark')
  expect(pictures()).toEqual(['salon', 'home', 'booking'].map(name => `/screens/${name}-ar-dark.webp`))
  expect(document.querySelectorAll('source')).toHaveLength(0)

  for (const picture of document.querySelectorAll('img')) fireEvent.error(picture)
  expect(pictures()).toEqual([])
  expect(screen.getAllByRole('img')).toHaveLength(3)
})

test('every plan stands there with the prices and trials of the one table', async () => {
  await renderApp({ path: '/' })
  const plans = within(await screen.findByRole('region', { name: 'Simple plans' })).getAllByRole('listitem')
  const cards = plans.filter(item => within(item).queryByRole('heading'))
  expect(cards).toHaveLength(planOffers.length)
  planOffers.forEach(({ prices, trialDays }, index) => {
    const card = cards[index]
    for (const { currentPrice, originalPrice } of Object.values(prices)) {
      expect(card).toHaveTextContent(`$${currentPrice}`)
      if (originalPrice !== undefined) expect(card).toHaveTextContent(`before $${originalPrice}`)
    }
    if (trialDays > 0) expect(card).toHaveTextContent(`${trialDays} days free`)
    else expect(card).not.toHaveTextContent('free')
  })
})
