const count = (text: string) => Array.from(text).length

/** Text lengths in characters, up to which texts count as alike: a word, a line, a paragraph, a page. */
const lengths = [24, 120, 600] as const

/** Padded to its length class, so that a screen wraps its lines as before. */
function textOf(number: number, text: string): string {
  const name = `Text ${number}`
  const length = lengths.findLast(most => most < count(text)) ?? 0
  return name + ' text'.repeat(Math.max(0, Math.ceil((length - name.length) / 5)))
}

const shapes = [
  { shape: /^\//, pseudonym: (number: number) => `/hidden-${number}` },
  { shape: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, pseudonym: (number: number) => `email-${number}@kursi.invalid` },
  {
    shape: /^\+[\d\s()-]{6,}$/,
    pseudonym: (number: number) => `+999${String(number).padStart(8, '0')}`,
  },
  {
    shape: /^\p{Nd}+$/u,
    pseudonym: (number: number, text: string) => String(number).padStart(count(text), '0'),
  },
  { shape: /^https?:/, pseudonym: (number: number) => `https://kursi.invalid/${number}` },
  { shape: /^/, pseudonym: textOf },
] as const

export type PseudonymOf = (text: string) => string

/**
 * Pseudonyms of one file, with the shape and about the length of the text. Equal texts get equal pseudonyms, and
 * different texts different ones.
 */
export function createPseudonyms(): PseudonymOf {
  const given = new Map<string, string>()
  return text => {
    if (text === '') return ''
    const known = given.get(text)
    if (known !== undefined) return known
    const { pseudonym } = shapes.find(({ shape }) => shape.test(text)) ?? shapes[5]
    const made = pseudonym(given.size + 1, text)
    given.set(text, made)
    return made
  }
}
