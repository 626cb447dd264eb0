import { chmodSync, constants, copyFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeOwnFolder } from '../kernel/makeOwnFolder'

/** The folder beside a backup with what is not in the database: uploaded pictures, and the secret that signs sessions. */
export const filesOf = (backup: string): string => `${backup}.files`

/** Copies the pictures that the other folder lacks. A picture never changes under its name. */
export function copyUploads(from: string, to: string): void {
  const [source, target] = [join(from, 'uploads'), join(to, 'uploads')]
  makeOwnFolder(target)
  const present = new Set(readdirSync(target))
  for (const name of existsSync(source) ? readdirSync(source) : []) {
    if (!present.has(name)) copyOwn(join(source, name), join(target, name))
  }
}

export function copySecret(from: string, to: string): void {
  makeOwnFolder(to)
  if (existsSync(join(from, 'secret'))) copyOwn(join(from, 'secret'), join(to, 'secret'))
}

/** A picture that was deleted since the folder was read is left out. */
function copyOwn(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
    chmodSync(to, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
