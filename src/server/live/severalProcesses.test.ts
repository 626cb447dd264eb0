import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { eachTest } from '@/testing/kit/eachTest'
import { listen } from '@/testing/kit/listen'
import { startApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'

// An SQLite file belongs to one process.
const testOnPostgres = onPostgres ? test : test.skip

const servers = eachTest(
  async () => {
    const config = { databaseFile: randomUUID() }
    return [await startApi({ config }), await startApi({ config })] as const
  },
  async opened => {
    for (const server of opened) await server.close()
  },
)

testOnPostgres('what happens on one server is heard on the other, each thing once', async () => {
  const [one, other] = servers()
  const scenario = await addSalon(one.app)
  const asOwner = { cookie: await signIn(one, scenario.owner) }
  const here = { ...asOwner, salons: scenario.salon.id }
  const [near, far] = [await listen(one, here), await listen(other, here)]
  const ann = await addUser(one.app)
  const { _id } = await bookTomorrow(one, scenario, ann, {})
  for (const listening of [near, far]) {
    const heard = [await listening.next(), await listening.next(), await listening.next()]
    expect(heard.map(({ event }) => event).sort()).toEqual(['appointments', 'notification', 'slots'])
    const told = heard.find(({ event }) => event === 'notification')
    expect(told?.data).toMatchObject({ kind: 'booked', appointmentId: _id })
    await listening.close()
  }
})

testOnPostgres('a session that ends on one server ends its stream on the other', async () => {
  const [one, other] = servers()
  const ann = await addUser(one.app)
  const cookie = await signIn(one, ann)
  const far = await listen(other, { cookie })
  await one.request('POST', '/users/logout', {}, { cookie })
  await far.ended
})

testOnPostgres(
  'after a lost connection streams end, so that browsers catch up, and news come again',
  async () => {
    const [one, other] = servers()
    const scenario = await addSalon(one.app)
    const cookie = await signIn(one, scenario.owner)
    const before = await listen(other, { cookie })
    await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(one.app.db)
    await before.ended
    const after = await listen(other, { cookie })
    await bookTomorrow(one, scenario, await addUser(one.app), {})
    expect(await after.next()).toBeDefined()
    await after.close()
  },
)
