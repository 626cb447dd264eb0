import type { Instant } from '@/domain/zonedTime'

const header = 'x-cached-at'

/** Of when the service worker’s cached answer is; undefined for an answer of the server. */
export function cachedAtOf(headers: Headers): Instant | undefined {
  const cachedAt = Number(headers.get(header))
  return cachedAt > 0 ? cachedAt : undefined
}

/** The answer as it is cached: of its own time, which is not the present any more. */
export function cachedAnswer(response: Response, now: Instant): Response {
  const headers = new Headers(response.headers)
  headers.set(header, String(Date.parse(headers.get('date') ?? '') || now))
  headers.delete('date')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
