import { screen, waitFor } from '@testing-library/react'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
beforeEach(async () => {
  server = await startApi()
  await addSalon(server.app, { name: 'Rose Beauty' })
})
afterEach(() => server.close())

describe('a favorite', () => {
  const heart = () => screen.getByRole('button', { name: 'Favorite: Rose Beauty' })
  const shown = () => screen.findByRole('button', { name: 'Favorite: Rose Beauty' })
  const open = async () => {
    const app = await renderApp({
      path: '/user/Search?everywhere=true',
      server,
      signedInAs: await addUser(server.app),
    })
    await shown()
    return app
  }
  const showsPressed = (pressed: string) =>
    waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', pressed))

  test('is busy until the server has kept it', async () => {
    const app = await open()
    const release = app.network.hold('/favorites')
    await app.user.click(heart())
    await waitFor(() => expect(heart()).toHaveAttribute('aria-busy', 'true'))
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    await app.user.click(heart())
    release()
    await waitFor(async () =>
      expect(await server.app.db.selectFrom('favorites').selectAll().execute()).toHaveLength(1),
    )
    expect(app.network.sent.filter(line => line.includes('/favorites/'))).toHaveLength(1)
    await showsPressed('true')
  })

  test('that could not be kept says so', async () => {
    const app = await open()
    app.network.answer('/favorites', () => new Response('', { status: 500 }), { once: true })
    await app.user.click(heart())
    expect(await screen.findByText('This was not saved. Please try again.')).toBeVisible()
    await showsPressed('false')
    await app.user.click(heart())
    await showsPressed('true')
    expect(screen.queryByText('This was not saved. Please try again.')).not.toBeInTheDocument()
  })

  test('of a visitor begins with the login, from where the way leads back', async () => {
    const app = await renderApp({ path: '/salons?everywhere=true', server })
    await shown()
    await app.user.click(heart())
    await waitFor(() => expect(app.path()).toBe('/login'))
    expect(app.history.location.state).toEqual({ from: '/salons?everywhere=true' })
  })
})
