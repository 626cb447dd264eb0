import { isKeptAnswer, personCache, personChanged } from './keptAnswers'
import type { Worker } from './workerEvents'

/** What the build says of itself. */
export interface Build {
  /** Another one for each build. */
  id: string
  /** The addresses of what the pages need that can be read offline. */
  files: readonly string[]
}

/** Any address without a page made at build time answers with the bare shell. */
const shellAddress = '/user'
const isAsset = (pathname: string) => /^\/(assets|icons)\//.test(pathname)
const isNoPage = (pathname: string) => /^\/(api|dev|uploads)\//.test(pathname)

/**
 * The network comes first wherever something can change; files whose names change with their content come from the
 * cache. Answers are kept whole, with the security headers that belong to the page's own text.
 */
export function workOffline(worker: Worker, { id, files }: Build): void {
  const buildCache = `kursi-build-${id}`
  let person = 0

  const keep = async (cacheName: string, request: RequestInfo, answer: Response) =>
    (await worker.caches.open(cacheName)).put(request, answer)

  async function fromCacheFirst(request: Request): Promise<Response> {
    const cached = await worker.caches.match(request, { ignoreVary: true })
    if (cached) return cached
    const answer = await worker.fetch(request)
    if (answer.ok) await keep(buildCache, request, answer.clone())
    return answer
  }

  async function page(request: Request): Promise<Response> {
    try {
      return await worker.fetch(request)
    } catch (noAnswer) {
      const shell = await worker.caches.match(shellAddress, { ignoreVary: true })
      if (shell) return shell
      throw noAnswer
    }
  }

  async function personsAnswer(request: Request): Promise<Response> {
    const askedBy = person
    try {
      const answer = await worker.fetch(request)
      if (answer.status === 401) await worker.caches.delete(personCache)
      if (answer.ok && askedBy === person) await keep(personCache, request.url, answer.clone())
      return answer
    } catch (noAnswer) {
      const kept = askedBy === person && (await worker.caches.match(request.url, { ignoreVary: true }))
      if (kept) return kept
      throw noAnswer
    }
  }

  worker.addEventListener('install', event => {
    const fill = async () => (await worker.caches.open(buildCache)).addAll([shellAddress, ...files])
    event.waitUntil(fill())
  })

  worker.addEventListener('activate', event => {
    const takeOver = async () => {
      const names = await worker.caches.keys()
      const old = names.filter(name => name !== buildCache && name !== personCache)
      await Promise.all(old.map(name => worker.caches.delete(name)))
      await worker.clients.claim()
    }
    event.waitUntil(takeOver())
  })

  worker.addEventListener('message', event => {
    if (event.data !== personChanged) return
    person += 1
    event.waitUntil(worker.caches.delete(personCache))
  })

  worker.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== worker.location.origin) return
    if (isKeptAnswer(pathname)) event.respondWith(personsAnswer(request))
    else if (isAsset(pathname)) event.respondWith(fromCacheFirst(request))
    else if (request.mode === 'navigate' && !isNoPage(pathname)) event.respondWith(page(request))
  })
}
