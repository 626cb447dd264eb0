import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@/domain/languages'
import { withoutEndSlashes } from '@/domain/withoutEndSlashes'

export interface Preloads {
  /** Adds to the empty page what a page needs at once, so that it comes with the document. */
  add: (shell: string, page: { pattern: string; language: Language }) => string
  parts: string[]
}

/** What the build left for signed-in users: `.pages/preloads.json` in the client's folder. */
export function readPreloads(folder: string): Preloads {
  const file = join(folder, '.pages', 'preloads.json')
  const built = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<Language, string>>)
    : {}
  const parts = new Map(Object.entries(built))
  return {
    add: (shell, { pattern, language }) =>
      shell.replace('</head>', () => `${parts.get(withoutEndSlashes(pattern))?.[language] ?? ''}</head>`),
    parts: Object.values(built).flatMap(part => Object.values(part)),
  }
}
