import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings

export interface ClientFile {
  type: string
  content: Buffer
  compressed: Partial<Record<Encoding, Buffer>>
  etag: string
}

/**
 * Every file of the built page by its address, read once at start. Other addresses do not exist, so no address can
 * leave the folder. Hidden folders (the build's own notes) and source
 * maps are left out. The framework's middleware was slower when
 * measured: it reads the disk for each request and makes no ETag.
 */
export function readClientFiles(folder: string): Map<string, ClientFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const known = new Set(names)
  const isSibling = (name: string) =>
    Object.values(encodings).some(ending => name.endsWith(ending) && known.has(name.slice(0, -ending.length)))
  const read = (name: string) => readFileSync(join(folder, name))

  return new Map(
    names
      .filter(name => !/(^|\/)\.|\.map$/.test(name) && !isSibling(name))
      .map(name => {
        const content = read(name)
        const compressed = Object.fromEntries(
          Object.entries(encodings).flatMap(([encoding, ending]) =>
            known.has(name + ending) ? [[encoding, read(name + ending)]] : [],
          ),
        )
        const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
        return [
          `/${name}`,
          { type: types[extname(name)] ?? 'application/octet-stream', content, compressed, etag },
        ]
      }),
  )
}
