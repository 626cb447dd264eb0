import type { WorkboxPlugin } from 'workbox-core'
import { userCache } from './cachedAnswers'

interface UserPlugin {
  plugin: WorkboxPlugin
  /** Somebody else, or nobody, is signed in now. */
  forget: () => Promise<boolean>
}

/**
 * Keeps a person's answers for themselves alone: one that was on its way while the person changed is neither kept nor
 * read, and all go when the server says that nobody is signed in.
 */
export function userPlugin(caches: CacheStorage): UserPlugin {
  let userChanges = 0
  const isSame = (state: { userChanges?: unknown } | undefined) => state?.userChanges === userChanges
  const removeAll = () => caches.delete(userCache)
  const plugin: WorkboxPlugin = {
    handlerWillStart: ({ state }) => {
      if (state) state['userChanges'] = userChanges
      return Promise.resolve()
    },
    // By the address alone: an answer is read whatever headers it is asked for with.
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url),
    fetchDidSucceed: async ({ response }) => {
      if (response.status === 401) await removeAll()
      return response
    },
    cacheWillUpdate: ({ response, state }) => Promise.resolve(response.ok && isSame(state) ? response : null),
    // The person may have changed between the question before and the writing.
    cacheDidUpdate: async ({ state }) => {
      if (!isSame(state)) await removeAll()
    },
    cachedResponseWillBeUsed: ({ cachedResponse, state }) =>
      Promise.resolve(isSame(state) ? cachedResponse : undefined),
  }
  return {
    plugin,
    forget: () => {
      userChanges += 1
      return removeAll()
    },
  }
}
