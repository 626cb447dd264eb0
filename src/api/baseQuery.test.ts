import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from './baseApi'
import { createSecrets } from '@/store/secrets'
import { favoritesApi } from './favoritesApi'
import { appointmentsApi } from './appointmentsApi'
import { usersApi } from './usersApi'

let asked: Request[] = []

function storeThatGets(...answers: (Response | Error)[]) {
  asked = []
  globalThis.fetch = (input, init) => {
    asked.push(new Request(input, init))
    const next = answers[Math.min(asked.length, answers.length) - 1]
    return next instanceof Response
      ? Promise.resolve(next.clone())
      : Promise.reject(next ?? new Error('no answer'))
  }
  const secrets = createSecrets()
  const services = { secrets, vault: undefined, now: () => 0, newKey: () => 'key' }
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: defaults => defaults({ thunk: { extraArgument: services } }).concat(baseApi.middleware),
  })
  return { store, secrets }
}

const html = (status: number) => new Response('<html><h1>Bad gateway</h1></html>', { status })
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

describe('a failed call', () => {
  it.each([
    ['an HTML page with 500', html(500), { status: 500, message: 'Unknown error', code: 'garbled' }],
    ['an HTML page with 200', html(200), { status: 200, message: 'Unknown error', code: 'garbled' }],
    [
      'an empty body',
      new Response('', { status: 500 }),
      { status: 500, message: 'Unknown error', code: 'garbled' },
    ],
    [
      'cut JSON',
      new Response('{"success":tr', { status: 200 }),
      { status: 200, message: 'Unknown error', code: 'garbled' },
    ],
    ['another status than 200', json({ success: true }, 201), { status: 201, message: 'Unknown error' }],
    ['a page moved away', json({ success: true }, 300), { status: 300, message: 'Unknown error' }],
    ['a JSON text', json('nope', 404), { status: 404, message: 'Unknown error', code: 'garbled' }],
    ['no answer', new TypeError('Failed to fetch'), { status: 0, message: 'Network error occurred' }],
    ["the server's refusal", json({ success: false, message: 'No.' }, 401), { status: 401, message: 'No.' }],
    ['success false with 200', json({ success: false, message: 'No.' }), { status: 200, message: 'No.' }],
    [
      'fields at fault',
      json({ success: false, message: 'No.', code: 'bad_input', fields: { email: 'email_invalid' } }, 400),
      { status: 400, message: 'No.', code: 'bad_input', fields: { email: 'email_invalid' } },
    ],
  ])('with %s reads as one kind of error', async (_name, answer, expected) => {
    const { store } = storeThatGets(answer)
    const result = await store.dispatch(usersApi.endpoints.forgotPassword.initiate({ email: 'a@b.c' }))
    expect(result.error).toEqual({ success: false, ...expected })
  })

  it('repeats a read once after a passing failure, and a write never', async () => {
    const { store } = storeThatGets(new TypeError('down'), json({ success: true, data: { uid: 'ann' } }))
    const read = await store.dispatch(usersApi.endpoints.getMe.initiate())
    expect(read.data).toEqual({ uid: 'ann' })
    expect(asked).toHaveLength(2)

    const other = storeThatGets(new TypeError('down'))
    await other.store.dispatch(usersApi.endpoints.logout.initiate())
    expect(asked).toHaveLength(1)
  })
})

describe('a call', () => {
  it('carries the key, JSON, and the secret instead of its ticket', async () => {
    const { store, secrets } = storeThatGets(json({ success: true, data: { uid: 'ann' } }))
    const password = secrets.hold('Sesame123')
    await store.dispatch(usersApi.endpoints.login.initiate({ identifier: 'ann@example.test', password }))
    const [request] = asked
    expect(request?.headers.get('x-api-key')).toBe('kursi-demo')
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(await request?.json()).toEqual({ identifier: 'ann@example.test', password: 'Sesame123' })
    expect(JSON.stringify(store.getState())).not.toContain('Sesame123')
  })

  it('says that it speaks JSON also where it sends nothing, and takes the session along', async () => {
    const { store } = storeThatGets(json({ success: true, data: {} }))
    await store.dispatch(usersApi.endpoints.getMe.initiate())
    const [request] = asked
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(request?.headers.get('x-api-key')).toBe('kursi-demo')
    expect(request?.credentials).toBe('include')
  })

  it('tells the reader’s language, for mails and messages', async () => {
    document.documentElement.lang = 'ar'
    const { store } = storeThatGets(json({ success: true }))
    await store.dispatch(usersApi.endpoints.forgotPassword.initiate({ email: 'a@b.c' }))
    expect(asked[0]?.headers.get('accept-language')).toBe('ar')
    document.documentElement.lang = 'en'
  })

  it('gives up after a quarter of a minute without an answer', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const { store } = storeThatGets()
    globalThis.fetch = input =>
      new Promise((_resolve, reject) => {
        const { signal } = input as Request
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    const asking = store.dispatch(usersApi.endpoints.logout.initiate())
    await jest.advanceTimersByTimeAsync(15_000)
    jest.useRealTimers()
    expect((await asking).error).toEqual({ success: false, status: 0, message: 'Network error occurred' })
  })

  it('encodes a plus sign in a query', async () => {
    const { store } = storeThatGets(json({ success: true }))
    await store.dispatch(usersApi.endpoints.checkExistingUser.initiate({ email: 'ann+salon@example.test' }))
    expect(asked[0]?.url).toContain('ann%2Bsalon%40example.test')
  })
})

describe('the answers that the specification shapes in its own way', () => {
  it.each([
    [json({ success: true }), true],
    [json({ success: false, message: 'User not found' }), false],
  ])('an existing user is told by success alone', async (answer, exists) => {
    const { store } = storeThatGets(answer)
    const result = await store.dispatch(usersApi.endpoints.checkExistingUser.initiate({ email: 'a@b.c' }))
    expect(result.data).toBe(exists)
  })

  it('404 means no favourites, even as an HTML page; 500 is a failure', async () => {
    const none = storeThatGets(html(404))
    expect((await none.store.dispatch(favoritesApi.endpoints.listFavorites.initiate('ann'))).data).toEqual([])
    const failed = storeThatGets(html(500))
    expect(
      (await failed.store.dispatch(favoritesApi.endpoints.listFavorites.initiate('ann'))).error,
    ).toBeDefined()
  })

  it('appointments lie in data.data, the next one in the first item of a list', async () => {
    const list = storeThatGets(json({ success: true, data: { data: [{ _id: '1' }] } }))
    const all = await list.store.dispatch(appointmentsApi.endpoints.listClientAppointments.initiate('ann'))
    expect(all.data?.pages).toEqual([{ data: [{ _id: '1' }] }])
    const next = storeThatGets(json([{ success: true, data: { data: { _id: '2' } } }]))
    const first = await next.store.dispatch(appointmentsApi.endpoints.getNextAppointment.initiate('ann'))
    expect(first.data).toEqual({ _id: '2' })
    for (const none of [[], [{ success: false }]]) {
      const empty = storeThatGets(json(none))
      expect(
        (await empty.store.dispatch(appointmentsApi.endpoints.getNextAppointment.initiate('ann'))).data,
      ).toBeNull()
    }
  })
})
