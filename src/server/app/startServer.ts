import { hostInAddress } from '../kernel/config'
import { sweepExpired } from '../db/sweep'
import { sweepUploads } from '../uploads/sweepUploads'
import type { AppContext } from '../AppContext'
import { createServer } from './createServer'
import { openFront } from './front'
import { waitAtMost } from '../kernel/waitAtMost'

const hour = 60 * 60 * 1000
/** How long running deliveries may still take when the server shuts down. */
const longestDelivery = 10_000

export interface RunningServer {
  /** The address on which the server listens, like "http://127.0.0.1:3000". */
  url: string
  /** The given dependencies with the actual port, which links in mails need. */
  app: AppContext
  /** Says that it is not ready any more; resolves when a load balancer has had the time to notice. */
  drain(): Promise<void>
  /** Drains, stops accepting, waits for running requests and mails, ends event streams and closes the database. */
  close(): Promise<void>
}

/** Serves on the configured host and port. Rejects with a one-line message when that fails. */
export async function startServer(
  given: AppContext,
  opened = openFront(given.config),
): Promise<RunningServer> {
  const { config, db, lifecycle, log, now } = given
  const front = await opened
  const { port } = front
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`)
  const appContext = { ...given, config: { ...config, port, publicUrl } }
  const app = createServer(appContext)
  front.answerWith((request, bindings) => app.fetch(request, bindings))

  const sweep = () => {
    Promise.all([sweepExpired(db, now()), sweepUploads(given)]).catch((error: unknown) =>
      log.error('sweep_failed', { reason: String(error) }),
    )
  }
  sweep()
  const sweeping = setInterval(sweep, hour).unref()
  let draining: Promise<void> | undefined
  const drain = (): Promise<void> => {
    if (draining) return draining
    lifecycle.isDraining = true
    front.sendAway()
    log.info('draining', { milliseconds: config.drainWait })
    draining = new Promise(resolve => setTimeout(resolve, config.drainWait))
    return draining
  }

  return {
    url: `http://${hostInAddress(config.host)}:${port}`,
    app: appContext,
    drain,
    close: async () => {
      clearInterval(sweeping)
      await drain()
      await front.close()
      await waitAtMost(longestDelivery, appContext.outbox.stop())
      await appContext.live.close()
      await db.destroy()
    },
  }
}
