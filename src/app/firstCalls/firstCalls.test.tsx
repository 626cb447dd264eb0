import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { firstCalls } from './firstCalls'
import { sendFirstCalls } from './sendFirstCalls'

const server = eachTest(
  () => startApi(),
  api => api.close(),
)

const ofClients: readonly string[] = [paths.client, paths.clientAppointments]

/** The call as the network lists it. */
const lineOf = (input: Parameters<typeof fetch>[0]) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input)
  return `GET ${pathname.replace(/^\/api/, '')}${search}`
}

async function open(path: string, send: typeof fetch = (...call) => fetch(...call)) {
  const owner = await addUser(server().app, { role: 'barber' })
  await addSalon(server().app, { owner })
  const user = ofClients.includes(path) ? await addUser(server().app) : owner
  const { staff: _staff, ...texts } = user
  const early: string[] = []
  const asked: string[] = []
  let fetchFirst: typeof fetch | undefined
  const app = await renderApp({
    path,
    server: server(),
    signedInAs: user,
    services: {
      fetch: (...call) => {
        fetchFirst ??= sendFirstCalls({
          calls: firstCalls[path] ?? [],
          user: texts,
          api: { url: 'http://localhost/api', key: 'kursi-demo', language: 'en' },
          send: (...sent) => {
            if (typeof sent[0] === 'string') early.push(lineOf(sent[0]))
            return send(...sent)
          },
        })
        asked.push(lineOf(call[0]))
        return fetchFirst(...call)
      },
    },
  })
  const haveAnswers = () => {
    const queries = Object.values(app.store.getState().api.queries)
    expect(queries.map(query => query?.status)).not.toContain('pending')
    for (const line of early) expect(asked).toContain(line)
  }
  await screen.findByRole('main')
  await waitFor(haveAnswers)
  return { app, early }
}

test.each(Object.keys(firstCalls))('%s makes its first calls, and each is sent once', async path => {
  const { app, early } = await open(path)
  expect(early).toHaveLength(firstCalls[path]?.length ?? 0)
  for (const line of early) expect(app.network.sent.filter(sent => sent === line)).toEqual([line])
})

test.each<[string, (line: string) => Promise<Response>]>([
  ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
  ['gets no answer', () => Promise.reject(new TypeError('fetch failed'))],
])('a first call that %s is sent again', async (_how, fail) => {
  const { app, early } = await open(paths.owner, (...sent) =>
    typeof sent[0] === 'string' ? fail(sent[0]) : fetch(...sent),
  )
  expect(early).toEqual(['GET /salons/mine'])
  expect(app.network.sent.filter(sent => sent === 'GET /salons/mine')).toHaveLength(1)
})

test('after a write, no answer from before it is taken', async () => {
  const sent: string[] = []
  const api = { url: 'http://localhost/api', key: 'kursi-demo', language: 'en' }
  const fetchFirst = sendFirstCalls({
    calls: ['favorites/{uid}'],
    user: { uid: 'huda' },
    api,
    send: (...call) => {
      const request = new Request(...call)
      sent.push(request.method)
      return Promise.resolve(new Response('{}'))
    },
  })
  const headers = { 'accept-language': 'en' }
  await fetchFirst('http://localhost/api/favorites/huda/salon', { method: 'PUT', headers })
  await fetchFirst('http://localhost/api/favorites/huda', { headers })
  expect(sent).toEqual(['GET', 'PUT', 'GET'])
})
