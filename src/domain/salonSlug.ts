import { latinDigits } from './digits'

const mostLetters = 60
const apostrophes = /['’‘ʼ`]/g
const unwritten = /[\p{M}\p{Cf}ـ]/gu
const separators = /[^\p{L}\p{N}]+/gu

/** Words under `/salons/` in the API, which no salon can have as its slug. */
const reserved: ReadonlySet<string> = new Set(['mine', 'suggestions'])

/** A name as it stands in an address: lower case, without accents and vowel signs, hyphens between words. */
const slugOf = (name: string): string => {
  const plain = name.normalize('NFKD').replace(unwritten, '').normalize('NFC').replace(apostrophes, '')
  const letters = Array.from(latinDigits(plain).toLowerCase().replace(separators, '-').replace(/^-/, ''))
  return letters.slice(0, mostLetters).join('').replace(/-$/, '')
}

export interface SalonNames {
  id: string
  name: string
  nameAr: string | null
  city: string
}

/** Slugs for a salon, the best first. The last ones contain its id, so no other salon has them. */
export function slugsFor({ id, name, nameAr, city }: SalonNames): string[] {
  const base = slugOf(name) || slugOf(nameAr ?? '') || 'salon'
  const slugs = [base, `${base}-${slugOf(city)}`, `${base}-${id.slice(0, 8)}`, `${base}-${id}`]
  return slugs.filter(slug => !reserved.has(slug))
}
