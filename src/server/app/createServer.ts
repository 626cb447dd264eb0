import { Hono } from 'hono'
import { inboxRoutes } from '../routes/devInbox'
import { uploadedImages } from '../uploads/uploadedImages'
import type { AppContext } from '../AppContext'
import { checkAddress } from './checkAddress'
import { createApi } from './createApi'
import { answerFailure } from './failures'
import { servePages } from './pages'
import { builtRenderer } from './renderer'
import { securityHeaders } from './securityHeaders'
import { socialPictures } from './socialPictures'
import { warnOfProxy } from './warnOfProxy'

/** The whole product: the API, the page and, for a demo, the development inbox. */
export function createServer(
  app: AppContext,
  renderPage = app.config.rendererFile === undefined ? undefined : builtRenderer(app.config.rendererFile),
): Hono {
  const { config, mailer } = app
  const api = createApi(app)
  const pages =
    config.clientDir === undefined
      ? undefined
      : servePages(app, config.clientDir, {
          renderPage,
          fetch: request => Promise.resolve(api.fetch(new Request(request))),
        })
  const server = new Hono()
  server.use(warnOfProxy(app))
  server.use(securityHeaders(config, pages?.scriptHashes ?? []))
  server.use(checkAddress)
  server.all('/api/*', context => api.fetch(context.req.raw, context.env as object))
  server.route('/uploads', uploadedImages(config))
  server.route('/social', socialPictures(app))
  if (config.demo && mailer.inbox) server.route('/dev', inboxRoutes(mailer.inbox))
  server.all('/dev/*', context => context.text('Not found', 404))
  if (pages) server.route('/', pages.routes)
  server.onError(answerFailure(app))
  return server
}
