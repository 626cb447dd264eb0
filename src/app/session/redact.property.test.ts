import fc from 'fast-check'
import { createRedactor } from './redact'

/** Personal data and typed texts, each with a word that a search can find in any text. */
const told = fc
  .tuple(
    fc.integer({ min: 1_000_000, max: 9_999_999 }),
    fc.constantFrom<(word: string) => string>(
      word => word,
      word => `Ann ${word}`,
      word => `${word}@example.test`,
      word => `+970 ${word}`,
      word => `/${word}?text=${word}`,
      word => `https://${word}.example/`,
      word => `getSalon("${word}")`,
      word => `Please, ${word}!\n${'and '.repeat(100)}${word}`,
    ),
  )
  .map(([number, shape]) => ({ word: `${number}`, text: shape(`${number}`) }))

const anyField = fc.constantFrom(
  ...['name', 'email', 'phone', 'notes', 'text', 'message', 'password', 'token', 'reason', 'address'],
  ...['clientName', 'author', 'fileName', 'key', 'data', 'value', 'hash', 'search', 'pathname', 'from'],
  ...['originalArgs', 'payload', 'meta', 'error', 'patches', 'path', 'pages', 'arg', 'param', 'unknown'],
  ...['sections', 'services', 'staff', 'user', 'customer', 'owner', 'queryCacheKey', 'tags', 'provided'],
)

/** A value of any type and depth that contains the given texts. */
const hostile = (tell: fc.Arbitrary<string>) =>
  fc.letrec<{ value: unknown }>(tie => ({
    value: fc.oneof(
      { maxDepth: 5 },
      tell,
      fc.boolean(),
      fc.integer({ max: 99_999 }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(anyField, tie('value'), { maxKeys: 4 }),
      fc.tuple(tell, tie('value')).map(([name, value]) => ({ [name]: value })),
    ),
  })).value

const slice = fc.constantFrom(
  ...['account', 'appointments', 'auth', 'booking', 'submissions', 'checkout', 'diary', 'posters', 'profile'],
  ...['publicSite', 'reviews', 'schedule', 'sections', 'services', 'subscription', 'support', 'team', 'api'],
  ...['location', 'neverHeardOf'],
)
const endpoint = fc.constantFrom('getMe', 'checkExistingUser', 'writeReview', 'neverHeardOf')

test('whatever is told, wherever it stands: the redacted text holds none of it', () => {
  const given = fc.array(told, { minLength: 1, maxLength: 6 }).chain(texts =>
    fc.record({
      words: fc.constant(texts.map(({ word }) => word)),
      value: hostile(fc.constantFrom(...texts.map(({ text }) => text))),
      other: hostile(fc.constantFrom(...texts.map(({ text }) => text))),
      slice,
      endpoint,
    }),
  )
  fc.assert(
    fc.property(given, ({ words, value, other, slice, endpoint }) => {
      const redactor = createRedactor()
      const cacheKey = `${endpoint}(${JSON.stringify(other)})`
      const arg = { endpointName: endpoint, originalArgs: other, queryCacheKey: cacheKey }
      const text = JSON.stringify([
        redactor.state({
          [slice]: value,
          api: {
            queries: {
              [cacheKey]: { endpointName: endpoint, originalArgs: other, data: value, error: other },
            },
            provided: { tags: { Me: { 'a tag': [cacheKey] } } },
          },
        }),
        redactor.action({ type: `${slice}/happened`, payload: value, meta: other }),
        redactor.action({ type: 'api/executeQuery/fulfilled', payload: value, meta: { arg } }),
        redactor.action({ type: 'api/executeQuery/rejected', error: { message: value }, meta: { arg } }),
        redactor.action({
          type: 'persist/REHYDRATE',
          key: 'root',
          payload: { [slice]: value, auth: { user: other } },
        }),
      ])
      expect(words.filter(word => text.includes(word))).toEqual([])
    }),
    { numRuns: 500 },
  )
})
