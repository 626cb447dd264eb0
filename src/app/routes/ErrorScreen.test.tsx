import { act, screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

const title = () => screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
const wayHome = () => screen.getByRole('link', { name: 'Back to the start page' })

test.each(['/no/such/page', '/user/settings/nothing'])(
  '%s, which is no page of ours, is told with its status and leads home',
  async path => {
    const app = await renderApp({ path })
    expect(await title()).toBeVisible()
    expect(screen.getByText('404 Not Found')).toBeVisible()
    expect(wayHome()).toHaveAttribute('href', '/')
    expect(app.path()).toBe(path)
  },
)

test('a page that falls over is told with the words of its error, and another page can be opened', async () => {
  // React logs every error that it catches there.
  const heard = jest.spyOn(console, 'error').mockImplementation()
  const server = await startApi()
  const ann = await addUser(server.app)
  const app = await renderApp({ path: paths.landing, server, signedInAs: ann })
  app.network.answer('/payments', () => Response.json({ success: true, data: [null] }))
  act(() => app.history.push(paths.payments))
  expect(await title()).toBeVisible()
  expect(screen.getByText(/null/)).toBeVisible()
  expect(wayHome()).toHaveAttribute('href', '/')

  act(() => app.history.push(paths.accountInfo))
  expect(await screen.findByText(ann.email)).toBeVisible()
  heard.mockRestore()
  await server.close()
})
