import { searchPolicy } from './searchPolicy'
import { searchWords } from './searchText'

/** How often each word is known, folded. An Arabic one is there with its article and without. */
export type KnownWords = ReadonlyMap<string, number>

export function knownWordsOf(foldedTexts: Iterable<string>): KnownWords {
  const known = new Map<string, number>()
  for (const text of foldedTexts) {
    for (const word of text.split(' ')) {
      const withoutArticle = word.replace(article, '')
      known.set(withoutArticle, (known.get(withoutArticle) ?? 0) + 1)
      if (withoutArticle !== word) known.set(word, (known.get(word) ?? 0) + 1)
    }
  }
  known.delete('')
  return known
}

const article = /^(?:ال|لل)(?=.{3})/

/** How many letters are added, left out, changed or swapped with the next; `limit + 1` when more than the limit. */
export function editDistance(one: string, other: string, limit: number): number {
  const tooMany = limit + 1
  if (Math.abs(one.length - other.length) > limit) return tooMany
  let beforePrevious: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let edits = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) edits = Math.min(edits, at(beforePrevious, column - 2) + 1)
      current.push(edits)
      least = Math.min(least, edits)
    }
    if (least > limit) return tooMany
    beforePrevious = previous
    previous = current
  }
  return Math.min(at(previous, other.length), tooMany)
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0

const onlyLetters = /^\p{L}+$/u

const mostEdits = (word: string): number => {
  if (word.length < searchPolicy.shortestCorrected || !onlyLetters.test(word)) return 0
  return word.length < searchPolicy.longWord ? 1 : 2
}

const isKnown = (word: string, known: KnownWords): boolean => {
  if (known.has(word)) return true
  for (const other of known.keys()) if (other.includes(word)) return true
  return false
}

/**
 * The known word that a misspelled one means: of the nearest, one with the same first letter, then the most frequent.
 * A word that is known, or a part of one, stays; undefined when no known word is near.
 */
export function correctWord(word: string, known: KnownWords): string | undefined {
  if (isKnown(word, known)) return word
  let limit = mostEdits(word)
  if (limit === 0) return undefined
  let nearest: { word: string; rank: readonly [number, number, number] } | undefined
  for (const [other, count] of known) {
    if (other.length < searchPolicy.shortestCorrected || !onlyLetters.test(other)) continue
    const edits = editDistance(word, other, limit)
    if (edits > limit) continue
    limit = edits
    const rank = [edits, other[0] === word[0] ? 0 : 1, -count] as const
    if (!nearest || isBefore(rank, nearest.rank) || (isSame(rank, nearest.rank) && other < nearest.word)) {
      nearest = { word: other, rank }
    }
  }
  return nearest?.word
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((part, index) => part === other[index])

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((part, position) => part !== other[position])
  return index !== -1 && at(one, index) < at(other, index)
}

/**
 * A typed text by words, with what each misspelled word means; undefined when no word is misspelled, or one that has no
 * known word near it.
 */
export function correctWords(
  typed: string,
  known: KnownWords,
): { typed: string; corrected: string | undefined }[] | undefined {
  const words = typed.split(/\s+/u).flatMap(token => {
    const parts = searchWords(token)
    return parts.length === 1 ? [{ typed: token, folded: parts[0] ?? '' }] : parts.map(asItIs)
  })
  const corrections = words.map(({ typed: token, folded }) => {
    const meant = correctWord(folded, known)
    return { typed: token, corrected: meant === folded ? undefined : meant, isHopeless: meant === undefined }
  })
  if (corrections.some(({ isHopeless }) => isHopeless)) return undefined
  if (corrections.every(({ corrected }) => corrected === undefined)) return undefined
  return corrections.map(({ typed: token, corrected }) => ({ typed: token, corrected }))
}

const asItIs = (folded: string) => ({ typed: folded, folded })
