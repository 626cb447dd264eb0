import { mkdirSync } from 'node:fs'

/** Creates the folder, unless it is there, for the server's own account alone. */
export const makeOwnFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}
