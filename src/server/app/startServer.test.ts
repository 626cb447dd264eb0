import { addUser, lastMailTo } from '@/testing/scenarios/builders'
import { startServices } from '@/testing/kit/startApi'
import type { AppContext } from '../AppContext'
import { openFront } from './front'
import { startServer, type RunningServer } from './startServer'

let app: AppContext
let running: RunningServer

beforeEach(async () => {
  app = await startServices({ config: { publicUrl: 'http://127.0.0.1:0' } })
  running = await startServer(app)
})

const post = (path: string, body: unknown) =>
  fetch(`${running.url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-api-key': 'kursi-demo', 'content-type': 'application/json' },
  })

test('serves over a real port, whose number links in mails carry', async () => {
  const ann = await addUser(app)
  expect((await post('/users/forgot-password', { email: ann.email })).status).toBe(200)
  await app.outbox.settled()
  expect(lastMailTo(app, ann.email).text).toContain(`${running.url}/email-verification?token=`)
  expect(running.app.config.publicUrl).toBe(running.url)
  await running.close()
})

test('a kept connection stays open longer than a proxy uses it', async () => {
  const answer = await fetch(`${running.url}/api/health`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=125')
  await running.close()
})

test('an occupied port is one clear message', async () => {
  const port = Number(new URL(running.url).port)
  const second = await startServices({ config: { port } })
  await expect(startServer(second)).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use: choose another with PORT`,
  )
  await second.live.close()
  await second.db.destroy()
  await running.close()
})

test('while it opens it lives and is not ready, and says so', async () => {
  const front = await openFront({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${front.port}`
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  for (const path of ['/api/health/ready', '/api/salons', '/']) {
    const answer = await fetch(url + path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await answer.json()).toMatchObject({ success: false, code: 'unavailable' })
  }
  const opened = await startServer(await startServices(), Promise.resolve(front))
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
  await opened.close()
  await running.close()
})

test('told to stop it is not ready, and answers for the time it is given, closing each connection', async () => {
  const draining = running.drain()
  const ready = await fetch(`${running.url}/api/health/ready`)
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
  await draining
  await running.close()
  await expect(fetch(`${running.url}/api/health`)).rejects.toThrow()
})

test('closing lets a running request finish, refuses later ones and closes the database', async () => {
  const { mailer } = app
  let letMailGo = () => {}
  const mailing = new Promise<void>(reached => {
    mailer.send = () =>
      new Promise(resolve => {
        letMailGo = resolve
        reached()
      })
  })
  const asked = post('/users/new-account-send-verification-code', { email: 'ann@example.test' })
  await mailing
  const closing = running.close()
  letMailGo()
  expect((await asked).status).toBe(200)
  await closing
  await expect(post('/users/logout', {})).rejects.toThrow()
  await expect(addUser(app)).rejects.toThrow()
})

test('closing waits for a mail that nobody else waits for', async () => {
  const order: string[] = []
  let letMailGo = () => {}
  const mailing = new Promise<void>(reached => {
    app.mailer.send = () =>
      new Promise(resolve => {
        letMailGo = resolve
        reached()
      })
  })
  const message = { name: 'Ann', email: 'ann@example.test', message: 'Hello, is anybody there?' }
  expect((await post('/contact', message)).status).toBe(200)
  await mailing
  const closing = running.close().then(() => order.push('closed'))
  for (let turn = 0; turn < 50; turn += 1) await new Promise(resolve => setImmediate(resolve))
  order.push('sent')
  letMailGo()
  await closing
  expect(order).toEqual(['sent', 'closed'])
})

test('closing ends live streams at once', async () => {
  const { email, password } = await addUser(app)
  const login = await post('/users/login', { identifier: email, password })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const live = await fetch(`${running.url}/api/live`, { headers: { cookie, accept: 'text/event-stream' } })
  const reader = live.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(': open\n\n')
  const ended = reader?.read()
  await running.close()
  expect(await ended).toMatchObject({ done: true })
})
