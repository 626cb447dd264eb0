import type { TestApi } from '@/testing/kit/startApi'

interface Interception {
  matches: (request: Request) => boolean
  act: (pass: () => Promise<Response>) => Promise<Response>
  once: boolean
}

/** The network between the page and the real server in a test: cookies and failures. */
export interface Network {
  fetch: typeof fetch
  /** Every request of the page, as "METHOD /path?query". */
  sent: string[]
  /** Answers such requests with this response instead of the server's; with `once` only the next one. */
  answer(path: string, response: () => Response, options?: { once?: boolean }): void
  /** Loses the answer to the next such write after the server has done its work. */
  loseAnswer(path: string): void
  /** Holds such requests until the returned function is called; then `response`, or the server, answers them. */
  hold(path: string, response?: () => Response): () => void
  down(): void
  up(): void
  cookies: Map<string, string>
}

export function createNetwork(api: TestApi['api']): Network {
  const cookies = new Map<string, string>()
  const sent: string[] = []
  let interceptions: Interception[] = []
  let isDown = false

  const toServer = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers)
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const response = await api.fetch(
      new Request(request.url, {
        method: request.method,
        headers,
        ...(hasBody && { body: await request.arrayBuffer() }),
      }),
    )
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const isAt = (path: string, { url }: Request) => new URL(url).pathname.startsWith(`/api${path}`)
  const intercept = (path: string, act: Interception['act'], once: boolean) => {
    interceptions.push({ matches: request => isAt(path, request), act, once })
  }

  return {
    cookies,
    sent,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      sent.push(`${request.method} ${pathname.replace(/^\/api/, '')}${search}`)
      if (isDown) throw new TypeError('fetch failed')
      const found = interceptions.find(({ matches }) => matches(request))
      if (found?.once) interceptions = interceptions.filter(other => other !== found)
      const pass = () => toServer(request)
      return found ? found.act(pass) : pass()
    },
    answer: (path, response, { once = false } = {}) =>
      intercept(path, () => Promise.resolve(response()), once),
    loseAnswer: path => {
      interceptions.push({
        matches: request => request.method !== 'GET' && isAt(path, request),
        act: async pass => {
          await pass()
          throw new TypeError('fetch failed')
        },
        once: true,
      })
    },
    hold: (path, response) => {
      let release: () => void = () => undefined
      const released = new Promise<void>(resolve => {
        release = resolve
      })
      intercept(path, pass => released.then(response ?? pass), response !== undefined)
      return release
    },
    down: () => {
      isDown = true
    },
    up: () => {
      isDown = false
    },
  }
}
