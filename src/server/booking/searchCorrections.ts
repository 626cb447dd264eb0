import { correctWords, knownWordsOf, type KnownWords } from '@/domain/searchCorrection'
import { searchPolicy } from '@/domain/searchPolicy'
import type { AppContext } from '../AppContext'
import { listSearchTexts, spellingOf } from '../db/searchWords'

/** The text that a misspelled one means; undefined where there is nothing to correct. */
export type CorrectText = (typed: string) => Promise<string | undefined>

/** Corrects misspelled words of a search by the words of all salons. */
export function searchCorrections({ db, now }: Pick<AppContext, 'db' | 'now'>): CorrectText {
  let present: { at: number; words: Promise<KnownWords> } | undefined

  const readWords = async () => knownWordsOf(await listSearchTexts(db))

  function knownWords(): Promise<KnownWords> {
    const age = present ? now() - present.at : Infinity
    if (present && age >= 0 && age < searchPolicy.knownWordsMilliseconds) return present.words
    const words = readWords().catch((error: unknown) => {
      present = undefined
      throw error
    })
    present = { at: now(), words }
    return words
  }

  return async typed => {
    const words = correctWords(typed, await knownWords())
    if (!words) return undefined
    const spelled: string[] = []
    for (const word of words) {
      spelled.push(word.corrected === undefined ? word.typed : await spellingOf(db, word.corrected))
    }
    return spelled.join(' ')
  }
}
