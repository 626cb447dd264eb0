import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How long a running request may still take when the server shuts down. */
const graceMilliseconds = 10_000

/**
 * Watches a server from its start, so that the returned function can close it well: it stops accepting, ends event
 * streams (they would never end by themselves), lets running requests finish and lets go of kept-alive connections.
 */
export function gracefulClose(server: Server): () => Promise<void> {
  const streams = new Set<ServerResponse>()
  server.on('request', (request, response) => {
    if (asksForEvents(request)) streams.add(response)
    response.on('close', () => {
      streams.delete(response)
      if (!server.listening) server.closeIdleConnections()
    })
  })

  return async () => {
    const closed = new Promise(resolve => server.close(resolve))
    for (const stream of streams) stream.destroy()
    const impatience = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
    await closed
    clearTimeout(impatience)
  }
}

/** By what is asked: headers given to `writeHead` cannot be read back from an answer. */
const asksForEvents = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/event-stream') ?? false
