import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@/domain/languages'
import { withNonceMeta } from './nonce'

/** What the server fills into a template; the nonce is new for each answer. */
type Mark = 'HEAD' | 'HTML' | 'STATE' | 'NONCE'

const mark = /__(HEAD|HTML|STATE|NONCE)__/

export interface PageTemplate {
  html: string
  /** The parts between which the nonce stands. */
  fill(content: Record<Exclude<Mark, 'NONCE'>, string>): string[]
}

/** Splits before it fills, so that no text in the content counts as a mark. */
function toTemplate(html: string): PageTemplate {
  const pieces = html.split(mark)
  return {
    html,
    fill: content => {
      const parts: string[] = ['']
      const add = (text: string) => parts.push((parts.pop() ?? '') + text)
      pieces.forEach((piece, index) => {
        if (index % 2 === 0) add(piece)
        else if (piece === 'NONCE') parts.push('')
        else add(content[piece as keyof typeof content])
      })
      return parts
    },
  }
}

export interface PageTemplates {
  pages: string[]
  find(pattern: string, language: Language): PageTemplate | undefined
}

/** The pages that the build left for the server to fill: `.pages/templates.json` in the client's folder. */
export function readPageTemplates(folder: string): PageTemplates {
  const file = join(folder, '.pages', 'templates.json')
  const built = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<Language, string>>)
    : {}
  const templates = new Map(
    Object.entries(built).flatMap(([pattern, ofLanguage]) =>
      Object.entries(ofLanguage).map(([language, html]) => [
        `${language} ${pattern}`,
        toTemplate(withNonceMeta(html)),
      ]),
    ),
  )
  return {
    pages: [...templates.values()].map(({ html }) => html),
    find: (pattern, language) => templates.get(`${language} ${pattern}`),
  }
}
