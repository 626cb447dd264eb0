import { cachedAtOf } from '@/store/cachedAt'
import { userCache } from './cachedAnswers'
import { userPlugin } from './userPlugin'

type Hooks = ReturnType<typeof userPlugin>['plugin']

const event = {} as never
const request = new Request('http://localhost/api/favorites/ann')

function start({ cached = false, urls = [] as string[] } = {}) {
  const deleted: string[] = []
  const removed: string[] = []
  const match = () => Promise.resolve(cached ? new Response('[]') : undefined)
  const caches = {
    delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
    open: () =>
      Promise.resolve({
        match,
        keys: () => Promise.resolve(urls.map(url => new Request(url))),
        delete: ({ url }: Request) => Promise.resolve(removed.push(url) > 0),
      }),
  } as unknown as CacheStorage
  return { deleted, removed, ...userPlugin(caches, () => 5_000) }
}

async function ask({ handlerWillStart }: Hooks) {
  const state = {}
  await handlerWillStart?.({ event, request, state })
  return state
}

const keeps = ({ cacheWillUpdate }: Hooks, response: Response, state: object) =>
  cacheWillUpdate?.({ event, request, response, state })

const reads = ({ cachedResponseWillBeUsed }: Hooks, cachedResponse: Response, state: object) =>
  cachedResponseWillBeUsed?.({ cacheName: userCache, cachedResponse, event, request, state })

test('an answer is kept for the person who asked, and read again by them', async () => {
  const { plugin } = start()
  const state = await ask(plugin)
  const answer = new Response('[]', { headers: { date: 'Mon, 15 Feb 2027 20:00:00 GMT', etag: '"7"' } })
  const kept = await keeps(plugin, answer, state)
  expect(await kept?.clone().text()).toBe('[]')
  expect(Object.fromEntries(kept?.headers ?? [])).toMatchObject({ etag: '"7"' })
  expect(kept && cachedAtOf(kept.headers)).toBe(Date.UTC(2027, 1, 15, 20))
  expect(kept && (await reads(plugin, kept, state))).toBe(kept)
  expect(await keeps(plugin, new Response('', { status: 500 }), state)).toBeNull()
})

test('what was on its way when the person changed is neither kept nor read', async () => {
  const { plugin, forget, deleted } = start()
  const state = await ask(plugin)
  await forget()
  expect(deleted).toEqual([userCache])
  expect(await keeps(plugin, new Response('[]'), state)).toBeNull()
  expect(await reads(plugin, new Response('[]'), state)).toBeUndefined()
})

test('what was written in that very moment is removed again', async () => {
  const { plugin, forget, deleted } = start()
  const state = await ask(plugin)
  const update = { cacheName: userCache, event, newResponse: new Response('[]'), request, state }
  await plugin.cacheDidUpdate?.(update)
  expect(deleted).toEqual([])
  await forget()
  await plugin.cacheDidUpdate?.(update)
  expect(deleted).toEqual([userCache, userCache])
})

test('a list that is read anew leaves no pages of before', async () => {
  const list = 'http://localhost/api/appointments/customer/id/ann'
  const other = 'http://localhost/api/favorites/ann'
  const urls = [list, `${list}?limit=24`, `${list}?limit=24&cursor=1`, other]
  const { plugin, removed } = start({ urls })
  const state = await ask(plugin)
  const newResponse = new Response('[]')
  const put = (url: string) =>
    plugin.cacheDidUpdate?.({ cacheName: userCache, event, newResponse, request: new Request(url), state })
  await put(`${list}?limit=24&cursor=1`)
  expect(removed).toEqual([])
  await put(`${list}?limit=24`)
  expect(removed).toEqual([list, `${list}?limit=24&cursor=1`])
})

test('nothing is left when the server says that nobody is signed in', async () => {
  const { plugin, deleted } = start()
  const refused = new Response('', { status: 401 })
  expect(await plugin.fetchDidSucceed?.({ event, request, response: refused })).toBe(refused)
  expect(deleted).toEqual([userCache])
})

test.each([
  [
    'has been answered',
    ({ fetchDidSucceed }: Hooks) => fetchDidSucceed?.({ event, request, response: new Response('{}') }),
  ],
  [
    'has had no answer',
    ({ fetchDidFail }: Hooks) =>
      fetchDidFail?.({ event, request, error: new Error(), originalRequest: request }),
  ],
])('once a write %s, nothing is kept from before it', async (_how, end) => {
  const { plugin, writePlugin, deleted } = start()
  const state = await ask(plugin)
  await end(writePlugin)
  expect(deleted).toEqual([userCache])
  expect(await keeps(plugin, new Response('[]'), state)).toBeNull()
  expect(await keeps(plugin, new Response('[]'), await ask(plugin))).not.toBeNull()
})

test("a gateway's answer for a silent server gives way to what is kept", async () => {
  const response = new Response('', { status: 503 })
  const without = start().plugin
  expect(await without.fetchDidSucceed?.({ event, request, response })).toBe(response)
  const { plugin } = start({ cached: true })
  await expect(plugin.fetchDidSucceed?.({ event, request, response })).rejects.toThrow('silent')
})
