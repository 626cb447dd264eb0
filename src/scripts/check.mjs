// Everything that must hold before a change lands, in the order in which a fault is cheapest to find. Ends with the
// line "N passed, N failed" and exits 1 when anything failed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './throwAwayPostgres.mjs'

const reports = mkdtempSync(join(tmpdir(), 'kursi-check-'))
let passed = 0
let failed = 0

/** Resolves to whether the command succeeded; what it prints comes in one piece, since two run at once. */
function run(command) {
  const started = Date.now()
  return new Promise(resolve => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    const keep = chunk => (printed += chunk)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', status => {
      const seconds = ((Date.now() - started) / 1000).toFixed(0)
      console.log(`${printed}${status === 0 ? 'ok' : 'FAILED'} (${seconds} s): ${command}\n`)
      resolve(status === 0)
    })
  })
}

async function check(command) {
  if (await run(command)) passed += 1
  else failed += 1
}

async function inTurn(commands) {
  for (const command of commands) await check(command)
}

/** Resolves to Jest's report, or undefined when it wrote none. */
async function reportOf(name, args) {
  const report = join(reports, `${name}.json`)
  const succeeded = await run(`npx jest ${args} --json --outputFile=${report}`)
  try {
    return { succeeded, ...JSON.parse(readFileSync(report, 'utf8')) }
  } catch {
    return undefined
  }
}

const failedFiles = report => report.testResults.filter(({ status }) => status === 'failed')

/**
 * Runs the projects, then each file that failed once more by itself: a fault fails again, a test that depends on the
 * machine's speed is named as unsteady. What a failed test leaves open must not hold the checks up.
 */
async function jest(name, projects, workers, folders = []) {
  const first = await reportOf(
    name,
    `${folders.join(' ')} --selectProjects ${projects} --maxWorkers=${workers}`,
  )
  if (!first) {
    failed += 1
    return
  }
  passed += first.numPassedTests
  if (first.succeeded) return
  const files = failedFiles(first)
  const paths = files.map(file => file.name).join(' ')
  const again =
    files.length > 0 &&
    (await reportOf(
      `${name}-again`,
      `--selectProjects ${projects} --runInBand --forceExit --runTestsByPath ${paths}`,
    ))
  if (!again?.succeeded) {
    failed += Math.max(1, again ? again.numFailedTests + again.numRuntimeErrorTestSuites : 0)
    return
  }
  const unsteady = files.flatMap(file =>
    file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
  passed += unsteady.length
  console.log(`Unsteady, failed once and passed alone:\n  ${unsteady.join('\n  ')}\n`)
}

/** Where what differs between the databases is: locks, races, several processes, what is sent once. */
const differing = ['admin', 'app/rollingRestart', 'booking', 'charges', 'db', 'http', 'live', 'outbox'].map(
  name => `src/server/${name}`,
)

async function jestOnPostgres() {
  const postgres = await startPostgres()
  if (!postgres) return
  process.env.TEST_DATABASE_URL = postgres.url
  try {
    await jest('postgres', 'node', '100%', differing)
  } finally {
    delete process.env.TEST_DATABASE_URL
    postgres.stop()
  }
}

// Each of these runs on one core; the linter alone takes as long as the others together.
await Promise.all([
  inTurn(['npx eslint .']),
  inTurn([
    'npx prettier --check .',
    'npx depcruise src',
    'npx tsc -p tsconfig.json',
    'npx tsc -p src/server/tsconfig.json',
    'npx tsc -p src/testing/tsconfig.json',
    'npm run build',
    'node src/scripts/audit.mjs',
  ]),
])
// Left to itself Jest keeps one core for its own process, which has next to nothing to do.
await jest('unit', 'node browser', '100%')
await jestOnPostgres()
// A journey waits for its browser more than it works: a third one finds time on two cores.
await jest('journeys', 'journeys', '3')

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
