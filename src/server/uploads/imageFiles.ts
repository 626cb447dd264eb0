import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../kernel/config'
import type { ReadImage } from './readImage'

const folderOf = ({ dataDir }: Config): string => join(dataDir, 'uploads')
const largeName = (id: string): string => `${id}.webp`
const smallName = (id: string): string => `${id}-small.webp`
const namePattern = /^([\w-]{22})(-small)?\.webp$/

export async function writeImage(config: Config, id: string, { large, small }: ReadImage): Promise<void> {
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, smallName(id)), small)
  await writeFile(join(folder, largeName(id)), large)
}

export async function deleteImage(config: Config, id: string): Promise<void> {
  for (const name of [largeName(id), smallName(id)]) await rm(join(folderOf(config), name), { force: true })
}

/** The image file; undefined for a name that is not ours, so that no path can leave the folder. */
export async function readImageFile(config: Config, name: string): Promise<Buffer | undefined> {
  if (!namePattern.test(name)) return undefined
  return readFile(join(folderOf(config), name)).catch(() => undefined)
}

/** The ids of images whose files were written before the instant. */
export async function listImagesBefore(config: Config, before: number): Promise<Set<string>> {
  const folder = folderOf(config)
  const names = await readdir(folder).catch(() => [])
  const ids = new Set<string>()
  for (const name of names) {
    const id = namePattern.exec(name)?.[1]
    if (id !== undefined && (await stat(join(folder, name))).mtimeMs < before) ids.add(id)
  }
  return ids
}
