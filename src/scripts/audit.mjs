// Fails when a package that the product ships has a known fault of high severity. Where no registry answers, as behind
// a mirror without this service, it says so and succeeds: the answer is not ours to give.
import { spawnSync } from 'node:child_process'

const severe = ['high', 'critical']

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
})

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const { vulnerabilities } = parsed(stdout ?? '')
if (!vulnerabilities) console.log('No registry answered: the packages were not audited.')
else {
  const faults = Object.values(vulnerabilities).filter(({ severity }) => severe.includes(severity))
  for (const { name, severity, range } of faults) console.error(`${name} ${range}: ${severity}`)
  console.log(`Packages that the product ships with a known fault of high severity: ${faults.length}`)
  if (faults.length > 0) process.exitCode = 1
}
