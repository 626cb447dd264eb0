import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const fallbackLanguage = 'en'
/** Where the build could not know the address that the product is reached at. */
const addressMark = /__PUBLIC_URL__/g

export interface RenderedPages {
  paths: string[]
  /** The HTML of every page in every language. */
  pages: string[]
  /** The page's HTML in the asked-for language ("ar", "ar-EG"), in English for any other, undefined for no page. */
  find(path: string, language: string | undefined): string | undefined
}

/** The pages that were rendered at build time: `.pages/<language>/<path>.html` in the client's folder. */
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
  const keyOf = (language: string, path: string) => language + path.replace(/\/+$/, '')
  return {
    paths: [...pages.keys()]
      .filter(key => key.startsWith(fallbackLanguage))
      .map(key => key.slice(fallbackLanguage.length) || '/'),
    pages: [...pages.values()],
    find: (path, language = fallbackLanguage) =>
      pages.get(keyOf(language.slice(0, 2).toLowerCase(), path)) ?? pages.get(keyOf(fallbackLanguage, path)),
  }
}
