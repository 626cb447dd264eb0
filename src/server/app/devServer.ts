import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'

/** Exports of `app/devProduct.ts`. Vite loads it, so that its aliases and TypeScript work. */
interface DevProduct {
  openDevProduct: () => Promise<{
    fetch: (request: Request, bindings: object) => Response | Promise<Response>
    close: () => Promise<void>
  }>
}

const isOurs = (url: string): boolean => /^\/(api|dev|social|uploads)(\/|\?|$)/.test(url)

/** `npm run dev`: serves the API, pictures and the development inbox on the port of Vite's server. */
export function apiServer(): Plugin {
  return {
    name: 'kursi-api',
    apply: 'serve',
    config: () => ({
      server: {
        host: process.env['HOST'] ?? '127.0.0.1',
        port: Number(process.env['PORT'] ?? 3000),
        strictPort: true,
      },
    }),
    async configureServer(server) {
      const { openDevProduct } = (await server.ssrLoadModule('/src/server/app/devProduct.ts')) as DevProduct
      const product = await openDevProduct()
      const listener = getRequestListener(product.fetch)
      server.httpServer?.once('close', () => void product.close())
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (isOurs(request.url ?? '')) void listener(request, response)
        else next()
      })
    },
  }
}
