import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSecret } from './readSecret'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursi-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('is made once, in the data folder, for the owner alone', () => {
  const dataDir = join(folder, 'new')
  const secret = readSecret(dataDir)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(readSecret(dataDir)).toBe(secret)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(readSecret(join(folder, 'other'))).not.toBe(secret)
})

test('a damaged one is told, not used', () => {
  writeFileSync(join(folder, 'secret'), '')
  expect(() => readSecret(folder)).toThrow(/damaged/)
})
