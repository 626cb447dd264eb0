import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, languages } from '@/domain/languages'
import { namespaces } from './namespaces'

type Texts = { [key: string]: string | Texts }

const read = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(__dirname, language, `${namespace}.json`), 'utf8')) as Texts

function flat(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}

const plural = /_(zero|one|two|few|many|other)$/
const gaps = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()
const keys = (texts: Texts) => [...new Set(flat(texts).map(([key]) => key.replace(plural, '')))].sort()

/** Words written in Latin letters in Arabic too: names, codes and technical terms. */
const latinInArabic =
  /Kursi|Google|Facebook|iOS|Android|English|HTTP|API|CSV|PNG|JPEG|JPG|WebP|GIF|MB|GET|POST|Bearer|Authorization|iCalendar|ics|webcal|UTC|VIP|QA|JSON|Redux|DevTools|PDF|CVC|CVV|SCHED|\{\{\w+\}\}|<\/?\w+>|[\w.+-]+@[\w.-]+|https\b(?::\S+)?|http:\S+/g

const others = languages.filter(language => language !== defaultLanguage)

test('each language has a file for each namespace and no other', () => {
  const files = (language: string) => readdirSync(join(__dirname, language)).sort()
  const expected = namespaces.map(namespace => `${namespace}.json`).sort()
  for (const language of languages) expect(files(language)).toEqual(expected)
})

describe.each(namespaces)('%s', namespace => {
  const [english, arabic] = [read('en', namespace), read('ar', namespace)]

  test.each(others)('says the same things in %s', language => {
    expect(keys(read(language, namespace))).toEqual(keys(english))
  })

  test.each(others)('fills the same gaps in %s', language => {
    const ofKey = new Map(flat(english).map(([key, text]) => [key.replace(plural, ''), gaps(text)]))
    for (const [key, text] of flat(read(language, namespace))) {
      const name = key.replace(plural, '')
      // The Arabic words for "one minute" and "two minutes" contain the number.
      if (/_(zero|one|two)$/.test(key)) expect(ofKey.get(name)).toEqual(expect.arrayContaining(gaps(text)))
      else expect({ key, gaps: gaps(text) }).toEqual({ key, gaps: ofKey.get(name) })
    }
  })

  test.each(others)('has every plural form of %s where English counts', language => {
    const counted = flat(english).flatMap(([key]) =>
      key.endsWith('_other') ? [key.replace(plural, '')] : [],
    )
    const known = new Set(flat(read(language, namespace)).map(([key]) => key))
    for (const key of counted) {
      for (const form of new Intl.PluralRules(language).resolvedOptions().pluralCategories)
        expect(known).toContain(`${key}_${form}`)
    }
  })

  test('leaves nothing empty and no English word in Arabic', () => {
    for (const [key, text] of languages.flatMap(language => flat(read(language, namespace))))
      expect([key, text.trim()]).not.toEqual([key, ''])
    const left = flat(arabic).filter(([, text]) => /[a-z]{2,}/i.test(text.replace(latinInArabic, '')))
    expect(left).toEqual([])
  })
})
