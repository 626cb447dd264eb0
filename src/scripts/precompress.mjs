// Writes a .br and a .gz beside every text file of the built page, so that the server sends them as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = 'dist/client'
const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/
const smallest = 1024

const brotli = bytes =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })

const names = await readdir(folder, { recursive: true })
await Promise.all(
  names
    .filter(name => compressible.test(name))
    .map(async name => {
      const file = join(folder, name)
      const bytes = await readFile(file)
      if (bytes.length < smallest) return
      await writeFile(`${file}.br`, await brotli(bytes))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
)
