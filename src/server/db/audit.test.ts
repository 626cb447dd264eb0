import { sql } from 'kysely'
import { systemActor } from '@/domain/audit'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import { startPostgres } from '@/testing/doubles/startPostgres'
import { addSalon } from '@/testing/scenarios/builders'
import { auditQuery, writeAudit } from './audit'

const opened = eachTest(
  () => startApi(),
  api => api.close(),
)

const unchangeable = { message: expect.stringContaining('cannot be changed') as string }
const undeletable = { message: expect.stringContaining('cannot be deleted') as string }

const change = { action: 'service_changed', subjectId: 'cut', before: { price: '20 USD' } } as const

async function writeTwo({ app }: TestApi): Promise<string> {
  const { salon } = await addSalon(app)
  for (const price of ['25 USD', '30 USD']) {
    await writeAudit(app.db, salon.id, systemActor, { ...change, after: { price } }, app.now())
  }
  return salon.id
}

async function requireUnchanged(api: TestApi): Promise<void> {
  const { db } = api.app
  const salonId = await writeTwo(api)
  const rows = () => db.selectFrom('audit_entries').selectAll().orderBy('id').execute()
  const before = await rows()
  expect(before).toHaveLength(2)
  await expect(db.updateTable('audit_entries').set({ actor: 'owner' }).execute()).rejects.toMatchObject(
    unchangeable,
  )
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toMatchObject(undeletable)
  expect(await rows()).toEqual(before)
  await db.deleteFrom('salons').where('id', '=', salonId).execute()
  expect(await rows()).toEqual([])
}

test('an entry is neither changed nor deleted, and goes with its salon', async () => {
  await requireUnchanged(opened())
})

test('PostgreSQL refuses the same, and to empty the table', async () => {
  const postgres = await startPostgres()
  const api = await startApi({ config: { databaseUrl: postgres.url } })
  await requireUnchanged(api)
  await expect(sql`truncate audit_entries`.execute(api.app.db)).rejects.toMatchObject(unchangeable)
  await api.close()
  await postgres.stop()
}, 120_000)

test('a save that changes no value is no entry', async () => {
  const { app } = opened()
  const { salon } = await addSalon(app)
  await writeAudit(app.db, salon.id, systemActor, { ...change, after: change.before }, app.now())
  expect(await app.db.selectFrom('audit_entries').selectAll().execute()).toEqual([])
})

const before = { createdAt: 5, id: 'five' }

// The plan is read in the words of SQLite.
const onSqlite = onPostgres ? test.skip : test
onSqlite.each([
  ['all', {}, 'audit_entries_of_salon'],
  ['one kind', { kind: 'price' }, 'audit_entries_of_kind'],
  ['one staff member', { by: 'omar' }, 'audit_entries_of_actor'],
  ['one appointment', { appointmentId: 'visit' }, 'audit_entries_of_subject'],
] as const)('a page of %s is read by an index, without a sort', async (_what, filter, index) => {
  const { db } = opened().app
  const query = auditQuery(db, 'salon', filter, { before, limit: 31 }).compile()
  const { rows } = await db.executeQuery<{ detail: string }>({
    ...query,
    sql: `explain query plan ${query.sql}`,
  })
  const plan = rows.map(({ detail }) => detail).join('\n')
  expect(plan).toContain(`SEARCH audit_entries USING INDEX ${index}`)
  expect(plan).not.toContain('TEMP B-TREE')
})
