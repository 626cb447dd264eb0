import { hostInAddress } from '../kernel/config'
import { findBacklog } from '../db/outbox'
import { sweepExpired } from '../db/sweep'
import { sweepUploads } from '../uploads/sweepUploads'
import type { AppContext } from '../AppContext'
import { createServer } from './createServer'
import { openFront } from './front'
import { serveMetrics } from './serveMetrics'
import { waitAtMost } from '../kernel/waitAtMost'

const hour = 60 * 60 * 1000
/** How long running deliveries may still take when the server shuts down. */
const longestDelivery = 10_000

export interface RunningServer {
  /** The address on which the server listens, like "http://127.0.0.1:3000". */
  url: string
  /** Where the metrics are, when they are anywhere. */
  metricsPort: number | undefined
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
  const { config, db, lifecycle, log, metrics, now, tracing } = given
  const front = await opened
  const { port } = front
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`)
  const appContext = { ...given, config: { ...config, port, publicUrl } }
  const app = createServer(appContext)
  const metricsServer =
    config.metricsPort === undefined
      ? undefined
      : await serveMetrics(metrics, { host: config.host, port: config.metricsPort }, log)
  metrics.watch({
    liveListeners: front.countStreams,
    backlog: async () => {
      const { due, oldest } = await findBacklog(db, now())
      return { due, oldestAge: oldest === null ? 0 : (now() - oldest) / 1000 }
    },
  })
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
    metricsPort: metricsServer?.port,
    app: appContext,
    drain,
    close: async () => {
      clearInterval(sweeping)
      await drain()
      await front.close()
      await waitAtMost(longestDelivery, appContext.outbox.stop())
      await appContext.live.close()
      await metricsServer?.close()
      await waitAtMost(longestDelivery, tracing.close())
      await db.destroy()
    },
  }
}
