import { changesBetween, mostChanges } from './changesBetween'

test('each change stands at its path with what was before and after', () => {
  const same = { deep: [1] }
  const before = {
    same,
    tab: 'upcoming',
    list: [1, 2],
    queries: { 'a("b")': { status: 'pending' } },
    gone: { a: 1 },
  }
  const after = {
    same,
    tab: 'past',
    list: [1, 3, 4],
    queries: { 'a("b")': { status: 'fulfilled' } },
    born: null,
  }
  expect(changesBetween(before, after)).toEqual([
    { path: 'tab', before: 'upcoming', after: 'past' },
    { path: 'list[1]', before: 2, after: 3 },
    { path: 'list[2]', before: undefined, after: 4 },
    { path: 'queries["a(\\"b\\")"].status', before: 'pending', after: 'fulfilled' },
    { path: 'gone', before: { a: 1 }, after: undefined },
    { path: 'born', before: undefined, after: null },
  ])
})

test.each([
  ['equal values', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
  ['nothing', {}, {}],
])('%s differ in nothing', (_what, before, after) => {
  expect(changesBetween(before, after)).toEqual([])
})

test('another kind of value is one change', () => {
  expect(changesBetween({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }])
})

test('of thousands of changes the first are told', () => {
  const after = Object.fromEntries(Array.from({ length: 5000 }, (_none, index) => [`f${index}`, index]))
  expect(changesBetween({}, after)).toHaveLength(mostChanges)
})
