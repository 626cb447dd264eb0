import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess, type ServerProcess } from '../../testing/kit/serverProcess'

/** The environment variable for a folder that already holds the demo data. */
export const seededDir = 'KURSI_JOURNEY_SEEDED'

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'kursi-journey-'))

/** The built server in its own process. It adds the demo data to an empty folder. */
export const startServer = (dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> =>
  startProcess({ file: 'dist/server/main.js', env: { DATA_DIR: dataDir, DEMO: '1', ...env } })
