import { act, screen, waitFor } from '@testing-library/react'
import { addSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let find: () => void
beforeEach(async () => {
  server = await startApi()
  await addSalon(server.app, { name: 'Rose Beauty' })
  const place = { coords: { latitude: 31.9, longitude: 35.9 } } as GeolocationPosition
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback) => {
        find = () => found(place)
      },
    },
  })
})
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'geolocation')
  await server.close()
})

const askNearMe = async () => {
  const app = await renderApp({ path: '/salons?everywhere=true', server })
  await app.user.click(await screen.findByRole('button', { name: 'Near Me' }))
  return app
}

test('what was chosen while the device looked for its place stays chosen', async () => {
  const app = await askNearMe()
  await app.user.click(screen.getByRole('checkbox', { name: 'Open now' }))
  await waitFor(() => expect(app.path()).toContain('open=now'))
  await act(async () => find())
  await waitFor(() => expect(app.path()).toContain('near=me'))
  expect(app.path()).toContain('open=now')
})

test('who has gone to a salon by then stays there', async () => {
  const app = await askNearMe()
  await app.user.click(await screen.findByRole('link', { name: 'Rose Beauty' }))
  await screen.findByRole('heading', { level: 1, name: 'Rose Beauty' })
  const salon = app.path()
  await act(async () => find())
  await waitFor(() => expect(JSON.stringify(app.store.getState())).toContain('31.9'))
  expect(app.path()).toBe(salon)
})
