import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { startSmtp, type SmtpFault, type SmtpStandIn } from '@/testing/doubles/smtpStandIn'
import { bundleServer } from '@/testing/kit/bundleServer'
import { startProcess, type ServerProcess } from '@/testing/kit/serverProcess'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import { claimMilliseconds } from './createDeliveries'

/** As many as the worker delivers at once. */
const underWay = 8
const later = 2

const folder = mkdtempSync(join(tmpdir(), 'kursi-killed-'))
let built: ReturnType<typeof bundleServer>
let databaseFile: string
let databaseUrl: string
let smtp: SmtpStandIn
let started: ServerProcess[]

beforeAll(() => {
  built = bundleServer(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  started = []
  smtp = await startSmtp()
})
afterEach(async () => {
  await Promise.all(started.map(({ kill }) => kill()))
  await smtp.goAway()
})

const overDatabase = async (work: (api: TestApi) => Promise<unknown>): Promise<void> => {
  const api = await startApi({ config: { databaseFile } })
  databaseUrl = api.app.config.databaseUrl ?? ''
  await work(api)
  await api.close()
}

/** A data folder in which so many mails wait. */
async function prepare(mails: number): Promise<string> {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  databaseFile = join(dataDir, 'kursi.sqlite')
  await overDatabase(async ({ app, request }) => {
    await app.outbox.stop()
    for (let number = 1; number <= mails; number += 1) {
      const message = { name: 'Ann', email: `ann${number}@example.test`, message: `Message ${number}.` }
      expect((await request('POST', '/contact', message)).ok).toBe(true)
    }
  })
  return dataDir
}

/** Its clock is ahead by so many milliseconds. */
async function startWorker(dataDir: string, ahead = 0): Promise<ServerProcess> {
  const clock = `const now = Date.now; Date.now = () => now() + ${ahead}`
  const worker = await startProcess({
    ...built,
    env: { ...built.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '0', SMTP_URL: smtp.url },
    flags: ['--import', `data:text/javascript,${encodeURIComponent(clock)}`],
  })
  started.push(worker)
  return worker
}

/** Started again when the claims of the dead one have run out, until so many mails were taken in all. */
async function deliverRest(dataDir: string, taken: number): Promise<void> {
  const worker = await startWorker(dataDir, claimMilliseconds)
  await smtp.until(() => smtp.taken.length === taken)
  await worker.stop()
  await overDatabase(async ({ app }) => {
    expect(await app.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
  expect(smtp.taken).toHaveLength(taken)
}

/** How often each message was taken. One Message-ID is one message. */
function copies(): number[] {
  const messages = new Map<string, string[]>()
  for (const { data } of smtp.taken) {
    const id = /^Message-ID: (.*)$/im.exec(data)?.[1] ?? ''
    const [text = ''] = /Message \d+\./.exec(data) ?? []
    messages.set(id, [...(messages.get(id) ?? []), text])
  }
  for (const texts of messages.values()) expect(new Set(texts).size).toBe(1)
  expect(new Set([...messages.values()].map(([text]) => text)).size).toBe(messages.size)
  return [...messages.values()].map(texts => texts.length).sort()
}

const times = (count: number, value: number) => Array.from({ length: count }, () => value)

test.each<{ fault: SmtpFault; copiesOfEach: number }>([
  { fault: 'silent before DATA', copiesOfEach: 1 },
  { fault: 'silent after taking it', copiesOfEach: 2 },
])(
  'killed while the mail server is $fault, no mail is lost, and copies have one id',
  async ({ fault, copiesOfEach }) => {
    const dataDir = await prepare(underWay + later)
    smtp.faults.push(...Array.from({ length: underWay }, () => fault))
    const worker = await startWorker(dataDir)
    await smtp.until(() => smtp.silent() === underWay)
    await worker.kill()

    await deliverRest(dataDir, underWay * copiesOfEach + later)
    expect(copies()).toEqual([...times(later, 1), ...times(underWay, copiesOfEach)].sort())
  },
)

/** Whoever has claimed an entry can put nothing down any more. */
const noRecord = `
  create trigger no_end before delete on outbox begin select raise(abort, 'no record'); end;
  create trigger no_release before update on outbox when new.claimed_until is null
    begin select raise(abort, 'no record'); end`

const onSqlite = onPostgres ? test.skip : test

onSqlite(
  'killed between the mail server’s answer and our record, the second copy has the same id',
  async () => {
    const dataDir = await prepare(1)
    smtp.faults.push('silent after taking it')
    const worker = await startWorker(dataDir)
    await smtp.until(() => smtp.silent() === 1)
    const database = new SqliteDatabase(databaseFile)
    database.exec(noRecord)
    smtp.speak()
    await smtp.until(() => smtp.gone() === 1)
    await worker.kill()
    database.exec('drop trigger no_end; drop trigger no_release')
    database.close()

    await deliverRest(dataDir, 2)
    expect(copies()).toEqual([2])
  },
)
