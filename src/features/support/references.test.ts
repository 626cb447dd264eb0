import { importState } from '@redux-devtools/utils'
import fc from 'fast-check'
import { readReferences, writeReferences } from './references'

/** JSON values in which the same objects occur several times. */
const sharing = fc
  .array(fc.jsonValue(), { minLength: 1, maxLength: 5 })
  .chain(parts =>
    fc.array(fc.dictionary(fc.string(), fc.constantFrom(...parts), { maxKeys: 4 }), { maxLength: 6 }),
  )
  .filter(states => !/"(\$jsan|__proto__)"/.test(JSON.stringify(states)))

test('what was written with references reads as it was', () => {
  fc.assert(
    fc.property(sharing, states => {
      const written = JSON.stringify(writeReferences({ states }))
      expect(readReferences(JSON.parse(written))).toEqual(JSON.parse(JSON.stringify({ states })))
    }),
  )
})

test('Redux DevTools reads the same', () => {
  fc.assert(
    fc.property(sharing, states => {
      const written = JSON.stringify(writeReferences({ states }))
      expect(importState(written, {})?.nextLiftedState).toEqual(JSON.parse(JSON.stringify({ states })))
    }),
  )
})

test('an object stands in the text once', () => {
  const cache = { 'getSalon("noor")': { data: { name: 'Noor' } } }
  const written = JSON.stringify(writeReferences([{ cache }, { cache }, { cache: { ...cache } }]))
  expect(written.match(/Noor/g)).toHaveLength(1)
})

const laughs = Array.from({ length: 12 }, (_none, level) =>
  Array.from({ length: 9 }, () => (level === 0 ? 'ha' : { $jsan: `$[${level - 1}]` })),
)

test.each([
  ['a reference that leads nowhere', { one: { $jsan: '$.two' } }],
  ['a reference to what contains it', { one: { two: { $jsan: '$.one' } } }],
  ['a reference to all', { one: { $jsan: '$' } }],
  ['a function', { one: { $jsan: 'falert(1)' } }],
  ['a prototype', JSON.parse('{"one":{"__proto__":{"isAdmin":true}}}')],
  ['what grows without end', laughs],
])('%s is refused', (_what, root) => {
  expect(() => readReferences(root)).toThrow()
})
