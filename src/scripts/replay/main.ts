import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keepAsTest } from './keepAsTest'
import { replaySession } from './replaySession'
import { storyOf } from './story'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run replay FILE`: the session as a story, and whether the reducers lead to its states; `--test` keeps it as a test. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { test: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined) throw new Error('Usage: npm run replay -- FILE [--test]')
  const { facts, session, fault } = await replaySession(readFileSync(file, 'utf8'))
  storyOf(session, facts).forEach(print)
  print(
    fault
      ? `Step ${fault.step} ends elsewhere: ${fault.difference}`
      : `${session.steps.length} steps: identical`,
  )
  if (fault) process.exitCode = 1
  if (values.test) print(`Kept as ${keepAsTest(file)}`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
