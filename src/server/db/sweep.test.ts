import { randomUUID } from 'node:crypto'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { startServices } from '@/testing/kit/startApi'
import { sweepExpired } from './sweep'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2027-02-02T12:00:00Z')

test('what is over goes, what may still be asked for stays', async () => {
  const app = await startServices({ now: () => now })
  const { db } = app
  const { salon, service } = await addSalon(app)
  const { uid } = await addUser(app)
  const notification = (created_at: number) => ({
    id: randomUUID(),
    user_id: uid,
    kind: 'offer',
    appointment_id: null,
    salon_id: null,
    facts: '{}',
    created_at,
    read_at: null,
  })
  await db
    .insertInto('notifications')
    .values([notification(now - 181 * day), notification(now - 179 * day)])
    .execute()
  const outboxRow = (given_up_at: number | null) => ({
    id: randomUUID(),
    kind: 'reminder',
    payload: '{}',
    due_at: 0,
    tries: 1,
    created_at: 0,
    given_up_at,
  })
  await db
    .insertInto('outbox')
    .values([now - 31 * day, now - 29 * day, null].map(outboxRow))
    .execute()
  const wait = (date: string) => ({
    id: randomUUID(),
    user_id: uid,
    salon_id: salon.id,
    service_id: service.id,
    date,
    staff_id: null,
    created_at: now,
  })
  await db.insertInto('waits').values(['2027-01-31', '2027-02-01', '2027-02-02'].map(wait)).execute()

  await sweepExpired(db, now)

  expect(await db.selectFrom('notifications').select('created_at').execute()).toEqual([
    { created_at: now - 179 * day },
  ])
  expect(
    await db
      .selectFrom('outbox')
      .select('given_up_at')
      .orderBy('given_up_at', order => order.asc().nullsFirst())
      .execute(),
  ).toEqual([{ given_up_at: null }, { given_up_at: now - 29 * day }])
  expect(await db.selectFrom('waits').select('date').orderBy('date').execute()).toEqual([
    { date: '2027-02-01' },
    { date: '2027-02-02' },
  ])
  await db.destroy()
})
