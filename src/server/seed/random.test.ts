import { randomOf } from './random'

const letters = ['a', 'b', 'c', 'd', 'e']

test('the same seed tells the same story, another seed another one', () => {
  const story = (seed: string) => {
    const random = randomOf(seed)
    return [random.next(), random.integer(1, 1000), random.pick(letters), random.shuffled(letters)]
  }
  expect(story('kursi')).toEqual(story('kursi'))
  expect(story('kursi')).not.toEqual(story('salon'))
})

test('whole numbers reach both ends and nothing beyond', () => {
  const random = randomOf('ends')
  const drawn = new Set(Array.from({ length: 500 }, () => random.integer(3, 6)))
  expect([...drawn].sort()).toEqual([3, 4, 5, 6])
})

test('some items are different ones in the order of the list', () => {
  const random = randomOf('some')
  for (let count = 0; count <= letters.length + 1; count += 1) {
    const chosen = random.some(letters, count)
    expect(chosen).toHaveLength(Math.min(count, letters.length))
    expect([...new Set(chosen)].sort()).toEqual(chosen)
  }
})

test('nothing can be picked from nothing', () => {
  expect(() => randomOf('empty').pick([])).toThrow(RangeError)
})
