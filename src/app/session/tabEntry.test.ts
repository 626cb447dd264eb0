import { createTabEntry } from './tabEntry'

const open = () => createTabEntry('kept', () => sessionStorage)

beforeEach(() => sessionStorage.clear())

test('the next page reads all parts, and none that are no more', () => {
  const entry = open()
  entry.write(['head', 'one', 'two'])
  entry.write(['later head', 'one'])
  expect(open().read()).toBe('later head\none')
  expect(sessionStorage).toHaveLength(2)
})

test('a page that begins anew leaves nothing of the one before', () => {
  open().write(['head', 'one', 'two', 'three'])
  open().write(['mine'])
  expect(open().read()).toBe('mine')
})

test('only what has changed is written', () => {
  const written: string[] = []
  const storage = {
    getItem: () => null,
    setItem: (key: string) => void written.push(key),
  } as unknown as Storage
  const entry = createTabEntry('kept', () => storage)
  entry.write(['head', 'one'])
  entry.write(['later head', 'one', 'two'])
  expect(written).toEqual(['kept', 'kept.1', 'kept', 'kept.2'])
})

test('where a part does not fit, nothing is kept', () => {
  const storage = {
    getItem: (key: string) => sessionStorage.getItem(key),
    removeItem: (key: string) => sessionStorage.removeItem(key),
    setItem: (key: string, text: string) => {
      if (text === 'too much') throw new Error('QuotaExceededError')
      sessionStorage.setItem(key, text)
    },
  } as unknown as Storage
  const entry = createTabEntry('kept', () => storage)
  entry.write(['head', 'one'])
  entry.write(['head', 'one', 'too much'])
  expect(entry.read()).toBeNull()
  entry.write(['head', 'one'])
  expect(entry.read()).toBe('head\none')
})

test('where the storage is blocked, nothing fails', () => {
  const entry = createTabEntry('kept', () => {
    throw new Error('SecurityError')
  })
  entry.write(['head'])
  entry.remove()
  expect(entry.read()).toBeNull()
})
