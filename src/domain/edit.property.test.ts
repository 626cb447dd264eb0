import fc from 'fast-check'
import { mergeEdits } from './edit'

interface Prices {
  name: string
  cost: number
  minutes: number[]
}

const base: Prices = { name: 'Cut', cost: 20, minutes: [30] }

test.each<[string, Partial<Prices>, Partial<Prices>, Partial<Prices>, string[]]>([
  ['nobody changed anything', {}, {}, {}, []],
  ['only I did', { cost: 25 }, {}, { cost: 25 }, []],
  ['only they did', {}, { minutes: [45] }, { minutes: [45] }, []],
  ['each something else', { cost: 25 }, { name: 'Trim' }, { cost: 25, name: 'Trim' }, []],
  ['both the same', { cost: 25 }, { cost: 25 }, { cost: 25 }, []],
  ['both one field', { cost: 25 }, { cost: 30 }, { cost: 25 }, ['cost']],
  [
    'both one field, and each another',
    { cost: 25, name: 'Trim' },
    { cost: 30, minutes: [45] },
    { cost: 25, name: 'Trim', minutes: [45] },
    ['cost'],
  ],
])('%s', (_who, mine, theirs, merged, conflicting) => {
  expect(mergeEdits(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    merged: { ...base, ...merged },
    conflicting,
  })
})

const prices = fc.record({
  name: fc.constantFrom('Cut', 'Trim', 'Shave'),
  cost: fc.constantFrom(20, 25, 30),
  minutes: fc.constantFrom([30], [45], [30, 45]),
})

test('nothing that one of the two wants is lost, and nobody is asked twice', () => {
  fc.assert(
    fc.property(prices, prices, prices, (start, mine, theirs) => {
      const { merged, conflicting } = mergeEdits(start, mine, theirs)
      for (const field of ['name', 'cost', 'minutes'] as const) {
        const isRequested = conflicting.includes(field)
        const wanted = [mine, theirs].map(one => one[field]).filter(value => value !== start[field])
        expect(isRequested).toBe(new Set(wanted).size === 2)
        expect(merged[field]).toBe(wanted[0] ?? start[field])
      }
      // Once the merge is based on `theirs`, no conflict is left.
      expect(mergeEdits(theirs, merged, theirs).conflicting).toEqual([])
      // Merging the result with the same other edit gives the same conflicts.
      expect(mergeEdits(start, merged, theirs)).toEqual({ merged, conflicting })
    }),
  )
})
