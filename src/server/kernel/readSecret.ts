import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeOwnFolder } from './makeOwnFolder'

/** The secret that signs cookies and codes. Created once in the data folder, readable by its owner only. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  makeOwnFolder(dataDir)
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new Error(`The secret in ${file} is damaged: remove the file to get a new one`)
  return secret
}
