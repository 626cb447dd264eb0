import { readConfig } from '../config'
import { createServer } from './createServer'
import { openServices } from './openServices'

/** The product without its page, which Vite serves: for `devServer.ts`. */
export async function openDevProduct() {
  const config = { ...readConfig(process.env), clientDir: undefined }
  const services = await openServices(config, line => process.stdout.write(line))
  return { fetch: createServer(services).fetch, close: () => services.db.destroy() }
}
