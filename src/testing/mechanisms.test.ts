import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles, src } from './sourceFiles'

test('what a call without an answer is stands once', () => {
  const unanswered = /\bstatus === 0\b/
  const files = sourceFiles().filter(name => unanswered.test(readFileSync(join(src, name), 'utf8')))
  expect(files).toEqual(['store/ApiError.ts'])
})

test('no component keeps a refusal to itself: a replay could not show it', () => {
  const kept = /useState<[^(]*(ApiError|Problem|Refusal)|set(Problem|Refusal|HasFailed|Error)\(/
  const screens = sourceFiles().filter(name => /^(features|pages)\//.test(name))
  expect(screens.filter(name => kept.test(readFileSync(join(src, name), 'utf8')))).toEqual([])
})

test('a query takes only parameters that have a redaction', () => {
  const untyped = /new URLSearchParams\(|useSearchParams\(/
  const files = sourceFiles().filter(
    name => !/^(server|testing|e2e)\//.test(name) && untyped.test(readFileSync(join(src, name), 'utf8')),
  )
  expect(files.sort()).toEqual([
    'domain/addressQuery.ts',
    'store/locationRedaction.ts',
    'ui/useAddressQuery.ts',
  ])
})

test('what too many tries are stands once, and each form says until when to wait', () => {
  const tooMany = /\bstatus\b.*=== 429\b/
  const files = sourceFiles().filter(name => tooMany.test(readFileSync(join(src, name), 'utf8')))
  expect(files).toEqual(['store/ApiError.ts'])
})
