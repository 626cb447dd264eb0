import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { defaultLanguage, type Language } from '@/domain/languages'
import { withoutEndSlashes } from '@/domain/withoutEndSlashes'

/** The build's placeholder for the product's public address. */
const addressMark = /__PUBLIC_URL__/g

export interface RenderedPages {
  paths: string[]
  pages: string[]
  find(path: string, language: Language): string | undefined
}

/** Pages rendered at build time: `.pages/<language>/<path>.html` in the client's folder. */
export function readRenderedPages(folder: string, publicUrl: string): RenderedPages {
  const pages = new Map<string, string>()
  const root = join(folder, '.pages')
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  for (const name of names.filter(file => file.endsWith('.html'))) {
    const key = name
      .split(sep)
      .join('/')
      .replace(/(\/index)?\.html$/, '')
    pages.set(key, readFileSync(join(root, name), 'utf8').replace(addressMark, publicUrl))
  }
  const keyOf = (language: Language, path: string) => language + withoutEndSlashes(path)
  return {
    paths: [...pages.keys()]
      .filter(key => key.startsWith(defaultLanguage))
      .map(key => key.slice(defaultLanguage.length) || '/'),
    pages: [...pages.values()],
    find: (path, language) => pages.get(keyOf(language, path)),
  }
}
