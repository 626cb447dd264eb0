import { movedBeside } from './movedBeside'

test.each([
  ['a', 'after', 'c', 'b c a d'],
  ['a', 'before', 'c', 'b a c d'],
  ['d', 'before', 'a', 'd a b c'],
  ['b', 'after', 'c', 'a c b d'],
  ['c', 'before', 'b', 'a c b d'],
  ['b', 'after', 'a', 'a b c d'],
  ['b', 'before', 'b', 'a b c d'],
  ['b', 'after', 'elsewhere', 'a b c d'],
  ['elsewhere', 'after', 'b', 'a b c d'],
] as const)('%s %s %s gives %s', (id, side, target, order) => {
  expect(movedBeside(['a', 'b', 'c', 'd'], id, target, side).join(' ')).toBe(order)
})
