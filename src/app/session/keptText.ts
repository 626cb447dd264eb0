import { sessionFormat } from '@/features/support/migrations'
import { noPseudonyms, type KeptPseudonyms } from './pseudonyms'

/** Of the tab's storage. */
export const keptKey = 'kursi-session'

/** Milliseconds. */
export const longestKept = 24 * 60 * 60 * 1000

export interface Kept {
  /** Whose steps they are; null before anybody logged in. */
  user: string | null
  /** Milliseconds since 1970. */
  savedAt: number
  pseudonyms: KeptPseudonyms
  /** JSON of the state before the first step. */
  base: string
  /** JSON of each step; to be written, of several steps a text. */
  steps: readonly string[]
}

interface Head {
  format: number
  user: string | null
  savedAt: number
  pseudonyms: KeptPseudonyms
}

/** In parts: a line of facts, a line of the first state, then a line each step. */
export const writeKept = ({ user, savedAt, pseudonyms, base, steps }: Kept): string[] => {
  const head: Head = { format: sessionFormat, user, savedAt, pseudonyms }
  return [JSON.stringify(head), base, ...steps]
}

/**
 * The steps that an earlier page of the tab has left. None of another person, of one who has logged out since, of
 * another format, or older than a day.
 */
export function readKept(text: string | null, user: string | null, now: number): Kept | undefined {
  if (text === null) return undefined
  try {
    const [head = '', base = '', ...steps] = text.split('\n')
    const { format, user: whose, savedAt, pseudonyms } = JSON.parse(head) as Head
    const isOfUser = whose === null || whose === user
    if (format !== sessionFormat || !isOfUser || now - savedAt > longestKept || base === '') return undefined
    return { user: whose, savedAt, pseudonyms: { ...noPseudonyms(), ...pseudonyms }, base, steps }
  } catch {
    return undefined
  }
}
