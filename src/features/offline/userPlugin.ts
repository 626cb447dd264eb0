import type { WorkboxPlugin } from 'workbox-core'
import { cachedAnswer } from '@/store/cachedAt'
import { userCache } from './cachedAnswers'

interface UserPlugin {
  plugin: WorkboxPlugin
  /** For the writes that change what is cached, whether they are answered or not. */
  writePlugin: WorkboxPlugin
  forget: () => Promise<boolean>
}

/** A gateway's answer for a server that gives none. */
const isSilent = ({ status }: Response): boolean => status >= 502 && status <= 504

/**
 * Keeps a user's answers from other users, and from before the user's own writes. An answer that was on its way
 * meanwhile is neither cached nor read. A 401 deletes all answers.
 */
export function userPlugin(caches: CacheStorage, now: () => number = Date.now): UserPlugin {
  let changes = 0
  const isSame = (state: { changes?: unknown } | undefined) => state?.changes === changes
  const removeAll = () => caches.delete(userCache)
  const forget = () => {
    changes += 1
    return removeAll()
  }
  const isCached = async ({ url }: Request) =>
    (await (await caches.open(userCache)).match(url, { ignoreVary: true })) !== undefined
  /** A list that was read from its beginning goes on with other cursors. */
  const removeEarlierPages = async (first: URL) => {
    if (first.searchParams.has('cursor')) return
    const cache = await caches.open(userCache)
    const isEarlier = ({ url }: Request) => url !== first.href && new URL(url).pathname === first.pathname
    await Promise.all((await cache.keys()).filter(isEarlier).map(request => cache.delete(request)))
  }
  const plugin: WorkboxPlugin = {
    handlerWillStart: ({ state }) => {
      if (state) state['changes'] = changes
      return Promise.resolve()
    },
    // The cache key is the URL alone, whatever the request headers.
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url),
    fetchDidSucceed: async ({ request, response }) => {
      if (response.status === 401) await removeAll()
      // Thrown, it is answered from the cache.
      if (isSilent(response) && (await isCached(request))) throw new TypeError('The server is silent')
      return response
    },
    cacheWillUpdate: ({ response, state }) =>
      Promise.resolve(response.ok && isSame(state) ? cachedAnswer(response, now()) : null),
    cacheDidUpdate: async ({ request, state }) => {
      // The user may have changed between the check and the write.
      if (isSame(state)) await removeEarlierPages(new URL(request.url))
      else await removeAll()
    },
    cachedResponseWillBeUsed: ({ cachedResponse, state }) =>
      Promise.resolve(isSame(state) ? cachedResponse : undefined),
  }
  const writePlugin: WorkboxPlugin = {
    fetchDidSucceed: async ({ response }) => {
      await forget()
      return response
    },
    fetchDidFail: async () => {
      await forget()
    },
  }
  return { plugin, writePlugin, forget }
}
