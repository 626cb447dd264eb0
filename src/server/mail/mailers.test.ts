import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSmtp, type SmtpStandIn } from '@/testing/doubles/smtpStandIn'
import { inboxMailer } from './inboxMailer'
import { smtpMailer } from './smtpMailer'

const hostileMails = [
  { to: 'ann@example.test\r\nBcc: ben@example.test', subject: 's', text: 't' },
  { to: 'ann@example.test, ben@example.test', subject: 's', text: 't' },
  { to: 'Ann <ann@example.test>', subject: 's', text: 't' },
  { to: '', subject: 's', text: 't' },
]

describe('the inbox', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kursi-mail-'))
    file = join(folder, 'data/inbox.json')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const now = () => Date.parse('2027-02-01T08:00:00Z')
  const send = (mailer: ReturnType<typeof inboxMailer>, subject: string) =>
    mailer.send({ to: 'ann@example.test', subject, text: 'text' })

  test('keeps mails over a restart, newest first, for the owner alone', async () => {
    const mailer = inboxMailer({ now, file })
    await send(mailer, 'first')
    await send(mailer, 'second')
    const after = inboxMailer({ now, file })
    await send(after, 'third')
    expect(after.inbox?.().map(({ subject }) => subject)).toEqual(['third', 'second', 'first'])
    expect(after.inbox?.()[0]?.sentAt).toBe('2027-02-01T08:00:00.000Z')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('keeps the last 200', async () => {
    const mailer = inboxMailer({ now, file })
    for (let number = 0; number < 205; number += 1) await send(mailer, `mail ${number}`)
    expect(mailer.inbox?.()).toHaveLength(200)
    expect(inboxMailer({ now, file }).inbox?.().at(-1)?.subject).toBe('mail 5')
  })

  test.each([['{'], ['null'], ['[{"to":1}]'], ['']])('starts empty over a file of %j', async content => {
    await send(inboxMailer({ now, file }), 'first')
    writeFileSync(file, content)
    const mailer = inboxMailer({ now, file })
    expect(mailer.inbox?.()).toEqual([])
    await send(mailer, 'again')
    expect(readFileSync(file, 'utf8')).toContain('again')
  })

  test('writes again once the trouble with its file is over', async () => {
    const mailer = inboxMailer({ now, file })
    writeFileSync(join(folder, 'data'), 'a file where the folder should be')
    await expect(send(mailer, 'first')).rejects.toThrow()
    rmSync(join(folder, 'data'))
    await send(mailer, 'second')
    expect(
      inboxMailer({ now, file })
        .inbox?.()
        .map(({ subject }) => subject),
    ).toEqual(['second', 'first'])
  })

  test.each(hostileMails)('refuses the receiver $to', async mail => {
    const mailer = inboxMailer({ now })
    await expect(mailer.send(mail)).rejects.toThrow()
    expect(mailer.inbox?.()).toEqual([])
  })

  test('a subject stays one line', async () => {
    const mailer = inboxMailer({ now })
    await send(mailer, 'Booked: Cut\r\nBcc: ben@example.test\u2028at Salon')
    expect(mailer.inbox?.()[0]?.subject).toBe('Booked: Cut  Bcc: ben@example.test at Salon')
  })
})

describe('SMTP', () => {
  const from = 'Kursi <no-reply@kursi.test>'
  let smtp: SmtpStandIn

  beforeEach(async () => {
    smtp = await startSmtp()
  })
  afterEach(() => smtp.goAway())

  const mailer = () => smtpMailer({ url: smtp.url, from })

  test('sends plain text to one receiver', async () => {
    await mailer().send({ to: 'ann+salon@example.test', subject: 'أهلًا بك', text: 'رمزك هو 012345' })
    const [{ receiver, data } = { receiver: '', data: '' }] = smtp.taken
    expect(receiver).toBe('ann+salon@example.test')
    expect(data).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(data).toMatch(/^From: Kursi <no-reply@kursi.test>/m)
    expect(data).not.toMatch(/text\/html/)
  })

  test('a subject with line breaks adds no header', async () => {
    await mailer().send({
      to: 'ann@example.test',
      subject: 'Cut\r\nBcc: ben@example.test\r\n\r\nbody',
      text: 'text',
    })
    expect(smtp.taken.map(({ receiver }) => receiver)).toEqual(['ann@example.test'])
    expect(smtp.taken[0]?.data).not.toMatch(/^Bcc:/m)
  })

  test.each(hostileMails)('refuses the receiver $to', async mail => {
    await expect(mailer().send(mail)).rejects.toThrow()
    expect(smtp.taken).toEqual([])
  })

  test('a server that is away is a failure, not silence', async () => {
    const lost = smtpMailer({ url: 'smtp://127.0.0.1:1', from })
    await expect(lost.send({ to: 'ann@example.test', subject: 's', text: 't' })).rejects.toThrow()
    await expect(lost.check()).rejects.toThrow()
    await expect(mailer().check()).resolves.toBeUndefined()
  })
})
