import { newDataDir, seededDir, startServer } from './startServer'

export default async function seedOnce(): Promise<void> {
  const dataDir = newDataDir()
  const { stop } = await startServer(dataDir)
  await stop()
  process.env[seededDir] = dataDir
}
