// A PostgreSQL server with an empty database, for the checks: in a new folder, on a free port of this machine, without a
// password.
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'

/** Where the server's programs are; undefined when it is not installed. Debian leaves them out of PATH. */
function findPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const folders = [
    ...versions.map(version => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find(folder => existsSync(join(folder, 'initdb')))
}

/** The server refuses to run as root; Debian's package brings a user for it. */
function findUser() {
  if (process.getuid() !== 0) return {}
  const idOf = kind => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function findFreePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/**
 * Its address and what stops it and removes its data; undefined, with the reason printed, where it cannot be had.
 * One that is not durable is faster, and loses its data in a power failure.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = findPrograms()
  if (!programs) {
    console.log('PostgreSQL is not installed: its tests are skipped\n')
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'kursi-postgres-'))
  const data = join(folder, 'data')
  try {
    const user = findUser()
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
    const execute = (program, args) =>
      execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: 'ignore' })
    execute('initdb', ['-D', data, '-U', 'kursi', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
    const port = await findFreePort()
    const options = `-k ${folder} -p ${port} -c listen_addresses=127.0.0.1 -c fsync=${isDurable ? 'on' : 'off'} -c max_connections=200`
    execute('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start'])
    return {
      url: `postgres://kursi@127.0.0.1:${port}/postgres`,
      stop: () => {
        execute('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    console.log(`PostgreSQL does not start, its tests are skipped: ${error.message}\n`)
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}
