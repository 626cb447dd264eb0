import { kindOf } from '@/features/support/sharing/pseudonymKinds'

export type PseudonymOf = (text: string) => string

/** What lets the next page of a tab give the same pseudonyms. It holds no text: hashes with a salt of the tab. */
export interface KeptPseudonyms {
  salt: string
  /** The number that the next new text gets. */
  next: number
  /** The number of each text, by the text's hash; those used last come last. */
  numbers: readonly (readonly [hash: number, number: number])[]
}

/** Texts beyond these are forgotten, the longest unused first; should one return, it gets a new pseudonym. */
const mostTexts = 5000

/** 53 bits (cyrb53). */
function hashOf(text: string, salt: string): number {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (const part of [salt, text]) {
    for (let index = 0; index < part.length; index += 1) {
      const code = part.charCodeAt(index)
      one = Math.imul(one ^ code, 2654435761)
      other = Math.imul(other ^ code, 1597334677)
    }
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 4294967296 * (2097151 & other) + (one >>> 0)
}

export interface Pseudonyms {
  /**
   * A pseudonym with the shape and about the length of the text. Equal texts get equal pseudonyms, and different texts
   * different ones.
   */
  of: (text: string) => string
  kept: () => KeptPseudonyms
}

export const noPseudonyms = (salt = ''): KeptPseudonyms => ({ salt, next: 1, numbers: [] })

export function createPseudonyms({ salt, next, numbers }: KeptPseudonyms = noPseudonyms()): Pseudonyms {
  const given = new Map(numbers)
  let free = next
  const numberOf = (text: string): number => {
    const hash = hashOf(text, salt)
    const number = given.get(hash) ?? free++
    given.delete(hash)
    given.set(hash, number)
    const [oldest] = given.keys()
    if (given.size > mostTexts && oldest !== undefined) given.delete(oldest)
    return number
  }
  return {
    of: text => {
      if (text === '') return ''
      return kindOf(text).pseudonym(numberOf(text), text)
    },
    kept: () => ({ salt, next: free, numbers: [...given] }),
  }
}
