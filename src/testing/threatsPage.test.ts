import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const page = readFileSync(join(root, 'src/THREATS.md'), 'utf8')
const named = [...page.matchAll(/`(src\/[^`\s]+)` "([^"]+)"/g)].map(([, file = '', name = '']) => [
  file,
  name,
])

test('the page of threats names tests, on at most a hundred lines', () => {
  expect(named.length).toBeGreaterThan(20)
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(100)
})

test.each(named)('%s tests: %s', (file, name) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(`'${name}'`)
})
