import type { Instant } from '@/domain/zonedTime'

const header = 'x-kept-at'

/** When the service worker kept the answer; undefined for an answer of the server. */
export function keptAtOf(headers: Headers): Instant | undefined {
  const keptAt = Number(headers.get(header))
  return keptAt > 0 ? keptAt : undefined
}

/** The answer as it is kept: of its own time, which is not the present any more. */
export function keptAnswer(response: Response, now: Instant): Response {
  const headers = new Headers(response.headers)
  headers.set(header, String(Date.parse(headers.get('date') ?? '') || now))
  headers.delete('date')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
