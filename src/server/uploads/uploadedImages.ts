import { Hono } from 'hono'
import type { Config } from '../kernel/config'
import { readImageFile } from './imageFiles'

/** Serves the owners' images under random names: always our own WebP, never the uploaded file. */
export function uploadedImages(config: Config): Hono {
  const routes = new Hono()
  routes.get('/:name', async context => {
    const file = await readImageFile(config, context.req.param('name'))
    if (!file) return context.text('Not found', 404)
    return context.body(new Uint8Array(file), 200, {
      'Content-Type': 'image/webp',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  routes.all('*', context => context.text('Not found', 404))
  return routes
}
