import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { ApiFailure } from '../kernel/ApiFailure'
import type { Config } from '../kernel/config'
import { gracefulClose } from './gracefulClose'

/** Milliseconds: longer than proxies keep a connection (Caddy two minutes), so that none uses one that just closed. */
const longestIdle = 125_000

type Answer = (request: Request, bindings: object) => Response | Promise<Response>

/** The listening port, before and after there is a product behind it. */
export interface Front {
  port: number
  /** From now on this answers. */
  answerWith(answer: Answer): void
  /** From now on each answered connection closes, so that its next request goes to another process. */
  sendAway(): void
  /** Browsers that listen for live updates. */
  countStreams: () => number
  close(): Promise<void>
}

/**
 * Listens on the configured host and port (0: any free port); answers that the process lives and is not ready yet.
 * Rejects with a one-line message when it cannot listen.
 */
export async function openFront({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Front> {
  let answer: Answer = notReady
  const server = createAdaptorServer({ fetch: (request, bindings) => answer(request, bindings) }) as Server
  server.keepAliveTimeout = longestIdle
  const { close, countStreams } = gracefulClose(server)
  return {
    port: await listen(server, host, port),
    answerWith: given => {
      answer = given
    },
    sendAway: () => {
      server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    },
    countStreams,
    close,
  }
}

/** While the database is opened and migrated. */
function notReady(request: Request): Response {
  if (new URL(request.url).pathname === '/api/health') {
    return Response.json({ success: true, data: { healthy: true } })
  }
  const failure = new ApiFailure('unavailable', 'The server is starting.')
  return Response.json(failure.toJSON(), { status: failure.status, headers: { 'Retry-After': '1' } })
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(new Error(taken ? `Port ${port} of ${host} is in use: choose another with PORT` : error.message))
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
