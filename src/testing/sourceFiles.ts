import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

export const src = join(__dirname, '..')

/** Every source file of the product except tests, relative to `src/`, with `/` as separator. */
export const sourceFiles = (): string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map(name => name.split(sep).join('/'))
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|^(testing|e2e)\//.test(name))
