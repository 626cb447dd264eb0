import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How long running requests may still take when the server shuts down. */
const graceMilliseconds = 10_000

/**
 * Watches a server from its start. `close` closes it: no new connections, event streams end (they never
 * end by themselves), running requests finish, and kept-alive connections close.
 */
export function gracefulClose(server: Server): { close: () => Promise<void>; countStreams: () => number } {
  const streams = new Set<ServerResponse>()
  server.on('request', (request, response) => {
    if (asksForEvents(request)) streams.add(response)
    response.on('close', () => {
      streams.delete(response)
      if (!server.listening) server.closeIdleConnections()
    })
  })

  const close = async () => {
    const closed = new Promise(resolve => server.close(resolve))
    for (const stream of streams) {
      if (stream.headersSent) stream.end()
      else stream.destroy()
    }
    const impatience = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
    await closed
    clearTimeout(impatience)
  }
  return { close, countStreams: () => streams.size }
}

/** Judged by the request: headers given to `writeHead` cannot be read back from a response. */
const asksForEvents = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/event-stream') ?? false
