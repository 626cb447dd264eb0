import type { WorkboxPlugin } from 'workbox-core'
import { userCache } from './cachedAnswers'

/** The present is read from the date of an answer, which a kept one no longer tells. */
function undated(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('date')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

interface UserPlugin {
  plugin: WorkboxPlugin
  forget: () => Promise<boolean>
}

/**
 * Keeps a user's answers from other users. An answer that was on its way while the user changed is neither cached nor
 * read. A 401 deletes all answers.
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
    // The cache key is the URL alone, whatever the request headers.
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url),
    fetchDidSucceed: async ({ response }) => {
      if (response.status === 401) await removeAll()
      return response
    },
    cacheWillUpdate: ({ response, state }) =>
      Promise.resolve(response.ok && isSame(state) ? undated(response) : null),
    // The user may have changed between the check and the write.
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
