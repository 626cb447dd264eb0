import type { RecordedSession, SessionFacts } from '../sessionFile'
import { countPseudonyms, type PseudonymKind } from './pseudonymKinds'

export interface SessionSummary {
  steps: number
  /** The first and the last step, in milliseconds since 1970; null without steps. */
  span: readonly [from: number, until: number] | null
  /** Addresses of the pages, each once. */
  pages: readonly string[]
  /** Sizes of the window, each once. */
  windows: readonly string[]
  language: string
  version: string
  /** Names of the form controls of which something typed is in the file, masked. */
  drafts: readonly string[]
  requests: number
  /** How many texts of a kind have a pseudonym instead. */
  pseudonyms: readonly (readonly [PseudonymKind, number])[]
}

interface WithLocation {
  location: { pathname: string }
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

/** What a session file holds; `text` is the file itself. */
export function summaryOf(
  { first, steps }: RecordedSession,
  { language, version, viewport }: SessionFacts,
  text: string,
): SessionSummary {
  const [begin] = steps
  const end = steps.at(-1)
  const pageOf = (state: object) => (state as WithLocation).location.pathname
  const windows = [...steps.flatMap(({ seen }) => seen ?? []), viewport]
  return {
    steps: steps.length,
    span: begin && end ? [begin.at, end.at] : null,
    pages: unique([first, ...steps.map(({ state }) => state)].map(pageOf)),
    windows: unique(windows.map(({ width, height }) => `${width} × ${height}`)),
    language,
    version,
    drafts: unique(
      steps.flatMap(({ drafts = {} }) => Object.keys(drafts).filter(name => drafts[name] !== '')),
    ),
    requests: steps.filter(({ request }) => request).length,
    pseudonyms: countPseudonyms(text),
  }
}
