import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { lastMailTo } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { agreeToFile, lookAtFile } from '@/testing/kit/savedFiles'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { XhrOverFetch } from '@/testing/doubles/xhrOverFetch'

const real = globalThis.XMLHttpRequest
let server: TestApi
beforeEach(async () => {
  globalThis.XMLHttpRequest = XhrOverFetch as unknown as typeof XMLHttpRequest
  server = await startApi()
})
afterEach(async () => {
  globalThis.XMLHttpRequest = real
  await server.close()
})

async function open() {
  const app = await renderApp({ path: paths.contact, server })
  await screen.findByRole('form', { name: 'Write to us' })
  return app
}

async function attach(app: RenderedApp) {
  await lookAtFile(app, 'Attach what happened in this window')
  await agreeToFile(app)
  await screen.findByText(/^What happened in this window goes along: \d+ steps?\./)
}

async function send({ user }: RenderedApp) {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann Lee')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ann@example.test')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'It hangs')
  await user.click(screen.getByRole('checkbox', { name: /^I accept/ }))
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Message sent successfully!')
}

const stored = () => server.app.db.selectFrom('attached_sessions').selectAll().execute()
const ticketOf = async () => {
  const [message] = await server.app.db.selectFrom('contact_messages').select('ticket_number').execute()
  return message?.ticket_number ?? ''
}
const attached = 'What happened in this window is attached.'

async function linkInMail(): Promise<string> {
  await server.app.outbox.settled()
  const { text } = lastMailTo(server.app, 'support@kursi.example')
  return /http:\/\/kursi\.test(\/support#session=\S+)/.exec(text)?.[1] ?? ''
}

test('what happened goes to the message after a look at it, and support opens it with the link in the mail', async () => {
  const app = await open()
  await attach(app)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus())
  await send(app)
  expect(await screen.findByText(attached)).toBeVisible()
  const ticket = await ticketOf()
  expect(screen.getByText(ticket)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Attach what happened in this window' })).toBeVisible()

  const link = await linkInMail()
  const [, key = ''] = link.split('=')
  act(() => app.history.push(link))
  expect(await screen.findByText(`${ticket}.json`)).toBeVisible()
  expect(await screen.findByTitle('The screen at this step')).toBeVisible()
  const known = JSON.stringify([
    app.actions,
    app.store.getState(),
    app.history.location,
    localStorage,
    sessionStorage,
  ])
  expect(key).toHaveLength(43)
  expect(known).not.toContain(key)
})

test('a message without a file gets its ticket number too', async () => {
  const app = await open()
  await send(app)
  expect(await screen.findByText(await ticketOf())).toBeVisible()
  expect(await stored()).toEqual([])
})

test('what is removed again does not go along', async () => {
  const app = await open()
  await attach(app)
  await app.user.click(screen.getByRole('button', { name: 'Remove' }))
  await send(app)
  expect(await stored()).toEqual([])
})

test('a file that did not arrive is sent again on demand, and the message only once', async () => {
  const app = await open()
  await attach(app)
  const path = /\/contact\/\w+\/session/
  const passed = globalThis.fetch
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && path.test(input)
      ? Promise.reject(new TypeError('fetch failed'))
      : passed(input, init)
  await send(app)
  expect(await screen.findByText(/^Your message has arrived, but/)).toBeVisible()
  expect(await stored()).toEqual([])
  globalThis.fetch = passed
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(attached)).toBeVisible()
  expect(await stored()).toHaveLength(1)
  expect(app.network.sent.filter(call => call === 'POST /contact')).toHaveLength(1)
})

test('a file that is refused is told without a way to try again', async () => {
  const app = await open()
  await attach(app)
  app.network.answer('/contact/', () =>
    Response.json({ success: false, code: 'too_late', message: 'Late' }, { status: 409 }),
  )
  await send(app)
  expect(await screen.findByText(/cannot be attached to it/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('the keys of sender and link are in no action and no state', async () => {
  const app = await open()
  await attach(app)
  await send(app)
  await screen.findByText(attached)
  const [answer] = await server.app.db.selectFrom('idempotency_keys').select('body').execute()
  const { attachKey } = (JSON.parse(answer?.body ?? '') as { data: { attachKey: string } }).data
  expect(attachKey).toHaveLength(43)
  expect(JSON.stringify([app.actions, app.store.getState()])).not.toContain(attachKey)
})

test.each([
  ['en', /^This link is wrong, or its file has been deleted/],
  ['ar', /^هذا الرابط خاطئ أو حُذف ملفه/],
] as const)('a link that opens nothing says so (%s)', async (language, words) => {
  const app = await renderApp({ path: `${paths.support}#session=a-wrong-key`, server, language })
  expect(await screen.findByText(words)).toBeVisible()
  expect(app.history.location.hash).toMatch(/^#session=ticket-\d+$/)
})

test('a link is opened again when the network is back', async () => {
  const app = await open()
  await attach(app)
  await send(app)
  await screen.findByText(attached)
  const link = await linkInMail()
  app.network.down()
  act(() => app.history.push(link))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  app.network.up()
  await app.user.click(retry)
  expect(await screen.findByTitle('The screen at this step')).toBeVisible()
})

test('a ticket of an earlier page load opens nothing and leaves the address', async () => {
  const app = await renderApp({ path: `${paths.support}#session=ticket-1`, server })
  await screen.findByRole('button', { name: 'Choose a file' })
  expect(app.history.location.hash).toBe('')
  expect(app.network.sent).not.toContain('POST /contact/session')
})

test('in Arabic the form says so in Arabic', async () => {
  const app = await renderApp({ path: paths.contact, server, language: 'ar' })
  await lookAtFile(app, 'إرفاق ما جرى في هذه النافذة')
  await agreeToFile(app, /^رأيت ما في الملف/, /^إرفاق الملف$/)
  expect(await screen.findByText(/^يُرسل معها ما جرى في هذه النافذة/)).toBeVisible()
})
