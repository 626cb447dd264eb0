import { userCache } from './cachedAnswers'
import { userPlugin } from './userPlugin'

type Hooks = ReturnType<typeof userPlugin>['plugin']

const event = {} as never
const request = new Request('http://localhost/api/favorites/ann')

function start() {
  const deleted: string[] = []
  const caches = { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) } as CacheStorage
  return { deleted, ...userPlugin(caches) }
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
  expect(kept?.headers.get('date')).toBeNull()
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

test('nothing is left when the server says that nobody is signed in', async () => {
  const { plugin, deleted } = start()
  const refused = new Response('', { status: 401 })
  expect(await plugin.fetchDidSucceed?.({ event, request, response: refused })).toBe(refused)
  expect(deleted).toEqual([userCache])
})
