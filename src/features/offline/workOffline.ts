import { matchPrecache, precache, PrecacheFallbackPlugin } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { cacheNames } from 'workbox-core'
import { paths } from '@/domain/paths'
import { changesCachedAnswers, isCachedAnswer, userCache, userChanged } from './cachedAnswers'
import { userPlugin } from './userPlugin'
import type { Worker } from './workerEvents'

export interface Build {
  /** Unique for each build. */
  id: string
  /** The URLs of the files that the offline pages need. Each URL changes with its content. */
  files: readonly string[]
}

/** Any URL without a prerendered page answers with this empty shell. */
const shellAddress = paths.client
const isAsset = (pathname: string) => /^\/(assets|icons)\//.test(pathname)
/** A page gives its call up after 15 seconds. */
const networkTimeoutSeconds = 10
const noPage = /^\/(api|dev|uploads)\//

/**
 * Changing content comes from the network first. Files whose names change with their content come from the cache.
 * Answers are cached whole, because their security headers belong to the page.
 */
export function workOffline(worker: Worker, { id, files }: Build): void {
  const assetCache = `kursi-assets-${id}`
  const ofUser = userPlugin(worker.caches)

  precache([{ url: shellAddress, revision: id }, ...files.map(url => ({ url, revision: null }))])

  const assets = new CacheFirst({ cacheName: assetCache, matchOptions: { ignoreVary: true } })
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
    async options => (await matchPrecache(options.request)) ?? assets.handle(options),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isCachedAnswer(url.pathname),
    new NetworkFirst({
      cacheName: userCache,
      networkTimeoutSeconds,
      plugins: [ofUser.plugin],
      matchOptions: { ignoreVary: true },
    }),
  )
  const writes = new NetworkOnly({ plugins: [ofUser.writePlugin] })
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    registerRoute(({ url, sameOrigin }) => sameOrigin && changesCachedAnswers(url.pathname), writes, method)
  }
  const pages = new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: shellAddress })] })
  registerRoute(new NavigationRoute(pages, { denylist: [noPage] }))

  worker.addEventListener('activate', event => {
    const takeOver = async () => {
      const own = [cacheNames.precache, assetCache, userCache]
      const old = (await worker.caches.keys()).filter(name => !own.includes(name))
      await Promise.all(old.map(name => worker.caches.delete(name)))
      await worker.clients.claim()
    }
    event.waitUntil(takeOver())
  })

  worker.addEventListener('message', event => {
    if (event.data === userChanged) event.waitUntil(ofUser.forget())
  })
}
