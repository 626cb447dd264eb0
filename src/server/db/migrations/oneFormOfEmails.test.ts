import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migrateTo } from '@/testing/kit/migrateTo'
import type { Db } from '../openDatabase'
import type { Database } from '../schema'

const user = { role: 'customer', salon: 'barber', country: 'P', city: 'H', address: '', password_hash: '' }

async function fill(db: Db): Promise<void> {
  const emails = [
    ['plain', 'ann@example.test'],
    ['unicode', 'ann@caf\u00e9.test'],
    ['ascii, later', 'ann@xn--caf-dma.test'],
    ['decomposed', 'jose\u0301@example.test'],
    ['again, later', 'ben@caf\u00e9.test'],
    ['again, first', 'ben@cafe\u0301.test'],
  ]
  for (const [index, [id = '', email = '']] of emails.entries()) {
    const created_at = id === 'again, first' ? -1 : index
    await db
      .insertInto('users')
      .values({ ...user, id, name: id, email, phone: id, created_at })
      .execute()
  }
  for (const email of ['ann@example.test', 'ann@caf\u00e9.test']) {
    await db
      .insertInto('codes')
      .values({
        id: email,
        purpose: 'sign_up',
        email,
        code_hash: '',
        expires_at: 1,
        tries_left: 1,
        created_at: 0,
      })
      .execute()
    await db.insertInto('verified_emails').values({ email, token_hash: '', expires_at: 1 }).execute()
    const message = { id: email, name: 'Ann', email, message: 'Hello', created_at: 0, ticket_number: email }
    await db.insertInto('contact_messages').values(message).execute()
  }
}

test('rows of earlier releases get the one form of an e-mail', async () => {
  const dialect = new SqliteDialect({ database: new SqliteDatabase(':memory:') })
  const db: Db = new Kysely<Database>({ dialect })
  try {
    await migrateTo(db, '035')
    await fill(db)
    await migrateTo(db)
    const users = await db.selectFrom('users').select(['id', 'email']).orderBy('id').execute()
    expect(users.map(({ id, email }) => [id, email])).toEqual([
      ['again, first', 'ben@xn--caf-dma.test'],
      ['again, later', 'ben@caf\u00e9.test'],
      ['ascii, later', 'ann@xn--caf-dma.test'],
      ['decomposed', 'jos\u00e9@example.test'],
      ['plain', 'ann@example.test'],
      ['unicode', 'ann@caf\u00e9.test'],
    ])
    const messages = await db.selectFrom('contact_messages').select('email').orderBy('email').execute()
    expect(messages).toEqual([{ email: 'ann@example.test' }, { email: 'ann@xn--caf-dma.test' }])
    expect(await db.selectFrom('codes').select('email').execute()).toEqual([{ email: 'ann@example.test' }])
    expect(await db.selectFrom('verified_emails').select('email').execute()).toEqual([
      { email: 'ann@example.test' },
    ])
  } finally {
    await db.destroy()
  }
})
