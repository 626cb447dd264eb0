import { rmSync } from 'node:fs'
import { seededDir } from './startServer'

export default function forgetSeeded(): void {
  const dataDir = process.env[seededDir]
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true })
}
