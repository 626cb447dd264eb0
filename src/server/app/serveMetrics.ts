import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Log } from '../kernel/log'
import type { Metrics } from '../kernel/metrics'

interface Where {
  host: string
  port: number
}

/** GET /metrics on a port of its own, which nobody outside must reach. Returns how to close it. */
export async function serveMetrics(metrics: Metrics, { host, port }: Where, log: Log) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      (error: unknown) => {
        log.error('metrics_failed', { reason: String(error) })
        response.writeHead(503).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
