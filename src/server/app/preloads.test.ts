import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths, patterns } from '@/domain/paths'
import { readPreloads } from './preloads'

const shell = '<html><head><title>Kursi</title></head></html>'

test('an empty page gets the links of its page, and one without links stays as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-preloads-'))
  mkdirSync(join(folder, '.pages'))
  const built = {
    [paths.client]: { en: '<link href="/home.js">', ar: '<link href="/home-ar.js">' },
    [patterns.salon]: { en: '<link href="/salon.js">', ar: '' },
  }
  writeFileSync(join(folder, '.pages', 'preloads.json'), JSON.stringify(built))
  const { add: withPreloads } = readPreloads(folder)
  rmSync(folder, { recursive: true })
  expect(withPreloads(shell, { pattern: `${paths.client}/`, language: 'ar' })).toContain(
    '/home-ar.js"></head>',
  )
  expect(withPreloads(shell, { pattern: patterns.salon, language: 'en' })).toContain('/salon.js"></head>')
  expect(withPreloads(shell, { pattern: '/elsewhere', language: 'en' })).toBe(shell)
})
