const count = (text: string) => Array.from(text).length

/** Text lengths in characters, up to which texts count as alike: a word, a line, a paragraph, a page. */
const lengths = [24, 120, 600] as const

/** Padded to its length class, so that a screen wraps its lines as before. */
function textOf(number: number, text: string): string {
  const name = `Text ${number}`
  const length = lengths.findLast(most => most < count(text)) ?? 0
  return name + ' text'.repeat(Math.max(0, Math.ceil((length - name.length) / 5)))
}

interface Kind {
  /** The texts of this kind. */
  shape: RegExp
  pseudonym: (number: number, text: string) => string
  /** Finds its pseudonyms in a session file; null where they look like any other number. */
  found: RegExp | null
}

/** What a text is by its shape. The first kind that fits counts; the last fits every text. */
export const pseudonymKinds = {
  path: { shape: /^\//, pseudonym: number => `/hidden-${number}`, found: /\/hidden-(\d+)/g },
  email: {
    shape: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
    pseudonym: number => `email-${number}@kursi.invalid`,
    found: /email-(\d+)@kursi\.invalid/g,
  },
  phone: {
    shape: /^\+[\d\s()-]{6,}$/,
    pseudonym: number => `+999${String(number).padStart(8, '0')}`,
    found: /\+999(\d{8})/g,
  },
  number: {
    shape: /^\p{Nd}+$/u,
    pseudonym: (number, text) => String(number).padStart(count(text), '0'),
    found: null,
  },
  link: {
    shape: /^https?:/,
    pseudonym: number => `https://kursi.invalid/${number}`,
    found: /https:\/\/kursi\.invalid\/(\d+)/g,
  },
  text: { shape: /^/, pseudonym: textOf, found: /\bText[ +](\d+)/g },
} as const satisfies Record<string, Kind>

export type PseudonymKind = keyof typeof pseudonymKinds

export const kindOf = (text: string): Kind =>
  Object.values<Kind>(pseudonymKinds).find(({ shape }) => shape.test(text)) ?? pseudonymKinds.text

const kinds = Object.keys(pseudonymKinds) as PseudonymKind[]

/** How many texts of each kind have a pseudonym in a session file; kinds without one are left out. */
export const countPseudonyms = (file: string): readonly (readonly [PseudonymKind, number])[] =>
  kinds.flatMap(kind => {
    const { found } = pseudonymKinds[kind]
    const numbers = new Set(found && Array.from(file.matchAll(found), ([, number]) => number))
    return numbers.size === 0 ? [] : [[kind, numbers.size] as const]
  })
