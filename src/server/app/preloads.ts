import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@/domain/languages'
import { withoutEndSlashes } from '@/domain/withoutEndSlashes'

/** Adds to the empty page the links to what a page needs at once, so that it comes with the document. */
export type WithPreloads = (shell: string, page: { pattern: string; language: Language }) => string

/** The links that the build left for signed-in users: `.pages/preloads.json` in the client's folder. */
export function readPreloads(folder: string): WithPreloads {
  const file = join(folder, '.pages', 'preloads.json')
  const built = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<Language, string>>)
    : {}
  const links = new Map(Object.entries(built))
  return (shell, { pattern, language }) =>
    shell.replace('</head>', () => `${links.get(withoutEndSlashes(pattern))?.[language] ?? ''}</head>`)
}
