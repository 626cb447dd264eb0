import { act, screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addUser } from '@/testing/scenarios/builders'
import { stepsIn } from '@/testing/kit/drawStep'
import { agreeToFile, lookAtFile, savedFilesEachTest } from '@/testing/kit/savedFiles'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

const saved = savedFilesEachTest()

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

test('a page that fell over can be tried again, and the file of what happened ends with the crash', async () => {
  const heard = jest.spyOn(console, 'error').mockImplementation()
  const server = await startApi()
  const ann = await addUser(server.app)
  const app = await renderApp({ path: paths.accountInfo, server, signedInAs: ann })
  await screen.findByText(ann.email)
  app.network.answer('/payments', () => Response.json({ success: true, data: [null] }), { once: true })
  act(() => app.history.push(paths.payments))
  expect(await title()).toBeVisible()
  const { store } = app

  await lookAtFile(app, 'Download what happened')
  await agreeToFile(app)
  expect(await screen.findByText(/^The file is saved\./)).toBeVisible()
  const steps = await stepsIn(await saved.text())
  // A page that goes takes its subscriptions along.
  const told = steps.filter(({ action }) => !action.type.startsWith('api/internalSubscriptions/'))
  expect(told.at(-1)?.action).toMatchObject({
    type: 'session/crashed',
    payload: { name: 'TypeError', components: expect.arrayContaining(['SignedInFrame']) as unknown },
  })

  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You have no payment history.')).toBeVisible()
  expect(app.store).toBe(store)
  heard.mockRestore()
  await server.close()
})

test('in Arabic it offers the same', async () => {
  const heard = jest.spyOn(console, 'error').mockImplementation()
  const server = await startApi()
  const app = await renderApp({
    path: paths.landing,
    language: 'ar',
    server,
    signedInAs: await addUser(server.app),
  })
  app.network.answer('/payments', () => Response.json({ success: true, data: [null] }))
  act(() => app.history.push(paths.payments))
  expect(await screen.findByRole('button', { name: 'تنزيل ما حدث' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeVisible()
  heard.mockRestore()
  await server.close()
})
