import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = 'src/testing/replays'

const testOf = (name: string): string => `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaySession } from '@/scripts/replay/replaySession'

test('the session ${name} replays to its recorded states', async () => {
  const { session, fault } = await replaySession(readFileSync(join(__dirname, '${name}.json'), 'utf8'))
  expect(session.steps.length).toBeGreaterThan(0)
  expect(fault).toBeUndefined()
})
`

/** Copies the file beside a test that replays it. Gives the test's path. */
export function keepAsTest(file: string): string {
  const name = basename(file)
    .replace(/\.json$/, '')
    .replace(/[^\w-]/g, '-')
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, join(folder, `${name}.json`))
  const test = join(folder, `${name}.test.ts`)
  writeFileSync(test, testOf(name))
  return test
}
