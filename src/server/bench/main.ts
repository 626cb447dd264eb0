import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toLine, type Figure } from './figures'
import { freeSlotsSpeed } from './freeSlotsSpeed'
import {
  bookingsOverHttp,
  pagesOverHttp,
  race,
  searchOverHttp,
  suggestionsOverHttp,
  slotsOverHttp,
  takingsOverHttp,
} from './httpParts'
import { serve, type BenchServer } from './serve'

const print = (figures: readonly Figure[]) =>
  figures.forEach(figure => process.stdout.write(`${toLine(figure)}\n`))

const parts: Record<string, (server: BenchServer) => Promise<Figure[]>> = {
  slots: slotsOverHttp,
  bookings: bookingsOverHttp,
  pages: pagesOverHttp,
  search: searchOverHttp,
  suggestions: suggestionsOverHttp,
  takings: takingsOverHttp,
  race: async server => {
    const raced = await race(server)
    if (raced.value !== 1) process.exitCode = 1
    return [raced]
  },
}

/** Runs the server in a separate process, so that the load does not slow it down. A name selects a single part. */
async function measure(only: string | undefined): Promise<void> {
  if (only === undefined) print([freeSlotsSpeed()])
  const dataDir = mkdtempSync(join(tmpdir(), 'kursi-bench-'))
  const child = fork(process.argv[1] ?? '', ['serve', dataDir])
  try {
    const server = await new Promise<BenchServer>((resolve, reject) => {
      child.once('message', message => resolve(message as BenchServer))
      child.once('exit', code => reject(new Error(`The server ended with ${String(code)}`)))
    })
    for (const [name, part] of Object.entries(parts)) {
      if (only === undefined || only === name) print(await part(server))
    }
  } finally {
    child.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [, , command, dataDir] = process.argv
const work =
  command === 'serve' && dataDir ? serve(dataDir).then(server => process.send?.(server)) : measure(command)
work.catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
