import { addUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import type { Log } from '../kernel/log'
import { demoAccounts, demoPassword } from './demoAccounts'
import { lockDemo } from './lockDemo'
import { seedDemo } from './seedDemo'

let server: TestApi
let logged: string[]
const note = (event: string) => void logged.push(event)
const log: Log = { info: note, error: note }

beforeEach(async () => {
  logged = []
  server = await startApi()
})
afterEach(() => server.close())

const login = (identifier: string, password: string) =>
  server.request('POST', '/users/login', { identifier, password })

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

test('a shop that began as a demo: nobody gets in with the known password, and others still do', async () => {
  await seedDemo(server.app)
  const ann = await addUser(server.app)
  const cookie = cookieOf(await login(demoAccounts.barber.email, demoPassword))
  expect((await server.request('GET', '/users/me', undefined, { cookie })).status).toBe(200)
  await lockDemo({ db: server.app.db, log })
  expect(logged).toEqual(['demo_accounts_locked'])
  expect((await server.request('GET', '/users/me', undefined, { cookie })).status).toBe(401)
  for (const { email } of Object.values(demoAccounts)) {
    const answer = await login(email, demoPassword)
    expect(await answer.json()).toMatchObject({ success: false, code: 'wrong_password' })
  }
  expect((await login(ann.email, ann.password)).status).toBe(200)
})

test('a shop without a demo has nothing to lock', async () => {
  await addUser(server.app)
  await lockDemo({ db: server.app.db, log })
  expect(logged).toEqual([])
})

test('a shop that has accounts gets no demo data', async () => {
  const ann = await addUser(server.app)
  await seedDemo(server.app)
  const users = await server.app.db.selectFrom('users').select('email').execute()
  expect(users).toEqual([{ email: ann.email }])
})
