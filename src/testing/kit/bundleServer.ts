import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

const root = join(__dirname, '../../..')

/** How `startProcess` starts the server out of a folder that it was bundled into, with an empty page. */
export function bundleServer(folder: string): { file: string; cwd: string; env: { NODE_PATH: string } } {
  const file = join(folder, 'main.cjs')
  buildSync({
    entryPoints: [join(root, 'src/server/main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['better-sqlite3', 'sharp', 'pg-native'],
    tsconfig: join(root, 'src/tsconfig.base.json'),
    logLevel: 'warning',
  })
  mkdirSync(join(folder, 'dist/client'), { recursive: true })
  writeFileSync(join(folder, 'dist/client/index.html'), '')
  return { file, cwd: folder, env: { NODE_PATH: join(root, 'node_modules') } }
}
