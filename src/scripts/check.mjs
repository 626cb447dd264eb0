// Everything that must hold before a change lands, in the order in which a fault is cheapest to find. Ends with the
// line "N passed, N failed" and exits 1 when anything failed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'kursi-check-'))
let passed = 0
let failed = 0

function run(command) {
  const started = Date.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  console.log(
    `${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(0)} s): ${command}`,
  )
  return status === 0
}

function check(command) {
  if (run(command)) passed += 1
  else failed += 1
}

function jest(name, args) {
  const report = join(reports, `${name}.json`)
  const succeeded = run(`npx jest ${args} --json --outputFile=${report}`)
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    passed += numPassedTests
    failed += numFailedTests + numRuntimeErrorTestSuites
    if (!succeeded && numFailedTests + numRuntimeErrorTestSuites === 0) failed += 1
  } catch {
    failed += 1
  }
}

check('npx prettier --check .')
check('npx eslint .')
check('npx depcruise src')
check('npx tsc -p tsconfig.json')
check('npx tsc -p src/server/tsconfig.json')
check('npx tsc -p src/testing/tsconfig.json')
jest('unit', '--selectProjects node browser')
check('npm run build')
jest('journeys', '--selectProjects journeys --runInBand')

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
