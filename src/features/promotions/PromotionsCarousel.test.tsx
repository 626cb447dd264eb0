import { fireEvent, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { promote } from '@/testing/scenarios/promotions'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

test('offers that are shown stay when asking for them again fails', async () => {
  const server = await startApi()
  const { salon } = await addSalon(server.app, { name: 'Rose Beauty' })
  const today = todayIn('UTC', Date.now())
  await promote(server.app, {
    title: 'Summer cut',
    title_ar: null,
    starts_on: addDays(today, -1),
    ends_on: addDays(today, 5),
  })
  const app = await renderApp({ path: '/user', server, signedInAs: await addUser(server.app) })
  await screen.findByText('Summer cut')
  const asked = () => app.network.sent.filter(line => line === 'GET /promotions').length
  app.network.answer('/promotions', () => new Response('', { status: 500 }))
  await app.user.click(await screen.findByRole('button', { name: `Favorite: ${salon.name}` }))
  await waitFor(() => expect(asked()).toBeGreaterThan(1))
  await waitFor(() => expect(JSON.stringify(app.store.getState())).toContain('"status":"rejected"'))
  expect(screen.getByText('Summer cut')).toBeVisible()
  await server.close()
})

test('an offer leads to a booking of its service, where it lowers the price', async () => {
  const server = await startApi()
  const { salon, service } = await addSalon(server.app)
  const today = todayIn(salon.time_zone, Date.now())
  await promote(server.app, {
    salon_id: salon.id,
    title: 'Summer cut',
    title_ar: null,
    starts_on: addDays(today, -1),
    ends_on: addDays(today, 5),
    discount_kind: 'amount',
    discount_value: 5,
    service_ids: JSON.stringify([service.id]),
  })
  const app = await renderApp({ path: '/user', server, signedInAs: await addUser(server.app) })
  await app.user.click(await screen.findByRole('link', { name: 'Book with this offer: Summer cut' }))
  expect(app.path()).toContain(paths.booking(salon.id, { serviceIds: [service.id] }))
  expect((await screen.findAllByText('$15')).length).toBeGreaterThan(0)
  await server.close()
})

test.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('its arrows rest at the ends of a row that reads %s', async (direction, sign) => {
  const server = await startApi()
  await addSalon(server.app, { name: 'Rose Beauty' })
  const today = todayIn('UTC', Date.now())
  await promote(server.app, {
    title: 'Summer cut',
    title_ar: null,
    starts_on: addDays(today, -1),
    ends_on: addDays(today, 5),
  })
  await renderApp({ path: '/user', server, signedInAs: await addUser(server.app) })
  const strip = (await screen.findByText('Summer cut')).closest('ul')
  if (!strip) throw new Error('The offers are not in a list.')
  strip.style.direction = direction
  Object.defineProperties(strip, { clientWidth: { value: 300 }, scrollWidth: { value: 800 } })
  const resting = () =>
    ['Earlier offers', 'More offers'].map(
      name => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true',
    )
  expect(resting()).toEqual([true, true])
  const scrollTo = (distance: number) => {
    strip.scrollLeft = sign * distance
    fireEvent.scroll(strip)
    return resting()
  }
  expect(scrollTo(0)).toEqual([true, false])
  expect(scrollTo(200)).toEqual([false, false])
  expect(scrollTo(499.6)).toEqual([false, true])
  await server.close()
})
