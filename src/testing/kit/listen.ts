import type { TestApi } from './startApi'

export interface HeardEvent {
  event: string
  id: string | undefined
  data: unknown
}

export interface Listening {
  status: number
  /** The next event; rejects when the stream ends first. */
  next(): Promise<HeardEvent>
  ended: Promise<void>
  close(): Promise<void>
}

/** Opens GET /live as an EventSource does: with the cookie, without the API key. */
export async function listen(
  { api }: TestApi,
  { cookie, lastEventId, salons }: { cookie?: string; lastEventId?: string; salons?: string } = {},
): Promise<Listening> {
  const answer = await api.request(salons === undefined ? '/api/live' : `/api/live?salons=${salons}`, {
    headers: {
      accept: 'text/event-stream',
      ...(cookie && { cookie }),
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard: HeardEvent[] = []
  const waiting: { resolve: (event: HeardEvent) => void; reject: (error: Error) => void }[] = []

  async function readAll(): Promise<void> {
    let text = ''
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) break
      text += chunk.value
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const event of blocks.flatMap(toEvent)) {
        const first = waiting.shift()
        if (first) first.resolve(event)
        else heard.push(event)
      }
    }
    for (const { reject } of waiting.splice(0)) reject(new Error('The stream has ended'))
  }

  return {
    status: answer.status,
    ended: readAll(),
    next: () => {
      const event = heard.shift()
      if (event) return Promise.resolve(event)
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    close: async () => reader?.cancel(),
  }
}

/** Empty for a comment, which is no event. */
function toEvent(block: string): HeardEvent[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  const data = field('data')
  if (data === undefined) return []
  return [{ event: field('event') ?? 'message', id: field('id'), data: JSON.parse(data) as unknown }]
}
