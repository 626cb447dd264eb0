interface FirstCalls {
  /** Of `firstCalls`. */
  calls: readonly string[]
  user: Readonly<Record<string, string>>
  /** The address of the API and what it asks of each call. */
  api: { url: string; key: string; language: string }
  send: typeof fetch
}

const unusedAfter = 10_000

/** An empty parameter is left out, as in the page's own call. */
function addressOf(called: string): string {
  const url = new URL(called)
  for (const [name, value] of [...url.searchParams]) if (value === '') url.searchParams.delete(name)
  url.search = url.searchParams.toString()
  return url.href
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** An answer that waited tells no time. */
function withoutDate({ body, status, statusText, headers }: Response): Response {
  const others = new Headers(headers)
  others.delete('date')
  return new Response(body, { status, statusText, headers: others })
}

/**
 * Sends the page's first calls before its scripts have come. Returns the page's `fetch`, which takes each of these answers
 * once; a call whose early answer failed is sent again.
 */
export function sendFirstCalls({ calls, user, api, send }: FirstCalls): typeof fetch {
  const headers = {
    'x-api-key': api.key,
    accept: 'application/json',
    'content-type': 'application/json',
    'accept-language': api.language,
  }
  const answers = new Map<string, Promise<Response | undefined>>()
  for (const call of calls) {
    const filled = call.replace(/\{(\w+)\}/g, (_text, name: string) => encodeURIComponent(user[name] ?? ''))
    const address = addressOf(`${api.url}/${filled}`)
    answers.set(
      address,
      send(address, { headers, credentials: 'include' }).then(
        answer => (answer.status < 500 ? withoutDate(answer) : undefined),
        () => undefined,
      ),
    )
  }
  setTimeout(() => answers.clear(), unusedAfter)

  return async (...asked) => {
    const request = new Request(...asked)
    // A write may change what the others answer.
    if (request.method !== 'GET') answers.clear()
    const address = addressOf(request.url)
    const early = request.headers.get('accept-language') === api.language ? answers.get(address) : undefined
    answers.delete(address)
    const answer = early && (await Promise.race([early, aborted(request.signal)]))
    return answer ?? send(request)
  }
}
