import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { hostInAddress } from '../kernel/config'
import { sweepExpired } from '../db/sweep'
import { sweepUploads } from '../uploads/sweepUploads'
import type { AppContext } from '../AppContext'
import { createServer } from './createServer'
import { gracefulClose } from './gracefulClose'
import { waitAtMost } from '../kernel/waitAtMost'

const hour = 60 * 60 * 1000
/** How long running deliveries may still take when the server shuts down. */
const longestDelivery = 10_000

export interface RunningServer {
  /** The address on which the server listens, like "http://127.0.0.1:3000". */
  url: string
  /** The given dependencies with the actual port, which links in mails need. */
  app: AppContext
  /** Stops accepting, waits for running requests and mails, ends event streams and closes the database. */
  close(): Promise<void>
}

/** Listens on the configured host and port (0: any free port). Rejects with a one-line message when that fails. */
export async function startServer(given: AppContext): Promise<RunningServer> {
  const { config, db, log, now } = given
  const server = createAdaptorServer({ fetch: (request, bindings) => app.fetch(request, bindings) }) as Server
  const closeServer = gracefulClose(server)
  const port = await listen(server, config.host, config.port)
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`)
  const appContext = { ...given, config: { ...config, port, publicUrl } }
  const app = createServer(appContext)

  const sweep = () => {
    Promise.all([sweepExpired(db, now()), sweepUploads(given)]).catch((error: unknown) =>
      log.error('sweep_failed', { reason: String(error) }),
    )
  }
  sweep()
  const sweeping = setInterval(sweep, hour).unref()

  return {
    url: `http://${hostInAddress(config.host)}:${port}`,
    app: appContext,
    close: async () => {
      clearInterval(sweeping)
      await closeServer()
      await waitAtMost(longestDelivery, appContext.outbox.stop())
      await db.destroy()
    },
  }
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
