import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const page = readFileSync(join(root, 'src/CHANGES.md'), 'utf8')
const named = [...page.matchAll(/`(src\/[^`\s]+)`/g)].map(([, path = '']) => path)

test('the page of everyday changes names files, on at most sixty lines', () => {
  expect(named.length).toBeGreaterThan(20)
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
})

test.each(named)('%s, which the page of everyday changes names, is there', path => {
  expect(existsSync(join(root, path))).toBe(true)
})
