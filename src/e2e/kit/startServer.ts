import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess, type ServerProcess } from '@/testing/kit/serverProcess'

/** The environment's name for a folder in which the demo's data stands already. */
export const seededDir = 'KURSI_JOURNEY_SEEDED'

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'kursi-journey-'))

/** The built server in a process of its own, with the demo's data where the folder has none yet. */
export const startServer = (dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> =>
  startProcess({ file: 'dist/server/main.js', env: { DATA_DIR: dataDir, DEMO: '1', ...env } })
