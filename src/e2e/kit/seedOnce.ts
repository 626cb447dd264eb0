import { newDataDir, seededDir, startServer } from './startServer'

/** Fills a folder with the demo's data, from which each journey's product starts with a copy. */
export default async function seedOnce(): Promise<void> {
  const dataDir = newDataDir()
  const { stop } = await startServer(dataDir)
  await stop()
  process.env[seededDir] = dataDir
}
