import { readConfig } from '../kernel/config'
import { createServer } from './createServer'
import { openContext } from './openContext'

/** The product without its page, which Vite serves. Used by `devServer.ts`. */
export async function openDevProduct() {
  const config = { ...readConfig(process.env), clientDir: undefined }
  const app = await openContext(config, line => process.stdout.write(line))
  return { fetch: createServer(app).fetch, close: () => app.db.destroy() }
}
