import fc from 'fast-check'
import { changeOf, withChange } from './stateChanges'

const value = fc.letrec<{ value: unknown; record: object }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('record'),
  ),
  record: fc.dictionary(fc.constantFrom('one', 'two', 'three', '4'), tie('value'), { maxKeys: 4 }),
})).record

test('a change, written as JSON, makes the later state of the earlier one', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const change: unknown = JSON.parse(JSON.stringify(changeOf(before, after) ?? null))
      expect(withChange(before, (change as ReturnType<typeof changeOf>) ?? undefined)).toEqual(after)
    }),
  )
})

test('equal values have no change, and what did not change stays the same object', () => {
  fc.assert(
    fc.property(value, before => {
      expect(changeOf(before, structuredClone(before))).toBeUndefined()
    }),
  )
  const before = { auth: { user: null }, api: { queries: {} } }
  const after = withChange(before, changeOf(before, { ...before, auth: { user: { role: 'owner' } } }))
  expect(after).toMatchObject({ auth: { user: { role: 'owner' } } })
  expect((after as typeof before).api).toBe(before.api)
})

test('a field without a value is gone', () => {
  const before = { one: 1, two: 2 }
  expect(withChange(before, changeOf(before, { one: undefined, two: 2 }))).toEqual({ two: 2 })
})
