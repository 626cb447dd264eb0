import {
  choicesFor,
  notificationChannels,
  type NotificationChannel,
  type NotificationSetting,
  type NotificationSettings,
} from '@/domain/notificationSettings'
import { dataOf } from '@/testing/kit/answers'
import { readCalendar } from '@/testing/kit/readCalendar'
import { nineOClock, startPayingClient } from '@/testing/scenarios/payingClient'
import { eachTest } from '@/testing/kit/eachTest'
import type { SentMail } from '../kernel/Mailer'

const minute = 60_000
const hour = 60 * minute

let now: number
const client = eachTest(
  () => {
    now = nineOClock - 48 * hour
    return startPayingClient({ now: () => now })
  },
  ({ api }) => api.close(),
)

const db = () => client().api.app.db
const inbox = () => client().api.app.mailer.inbox?.() ?? []
const book = async () => (await client().book(nineOClock))._id
const confirmsByHand = () => db().updateTable('salons').set({ confirms_at_once: 0 }).execute()
const move = (id: string, startsAt: number, cookie = client().asAnn) =>
  dataOf(client().api.request('POST', `/appointments/${id}/reschedule`, { startsAt }, { cookie }))
const act = (id: string, verb: string, cookie?: string) => dataOf(client().act(id, verb, cookie))
const later = async () => {
  now += minute
  await client().runJobs()
  await client().runJobs()
}

async function paid(): Promise<string> {
  const id = await book()
  await client().paid(id)
  return id
}

async function requested(): Promise<string> {
  await confirmsByHand()
  return book()
}

interface Told {
  /** The setting, and the subject of the mail or the kind in the app. */
  ann?: Partial<Record<NotificationChannel, [NotificationSetting, string]>>
  owner?: Partial<Record<NotificationChannel, [NotificationSetting, string]>>
}

interface Happening extends Told {
  /** What is before; nothing of it is asked about. */
  first?: () => Promise<string>
  happens: (id: string) => Promise<unknown>
}

const happenings: Record<string, Happening> = {
  'a request': {
    first: async () => {
      await confirmsByHand()
      return ''
    },
    happens: book,
    ann: { mail: ['client_requested_mail', 'Requested'] },
    owner: { mail: ['owner_requested_mail', 'New request'], app: ['owner_requested_app', 'booked'] },
  },
  'a booking': {
    happens: book,
    ann: { mail: ['client_confirmed_mail', 'Booked'] },
    owner: { mail: ['owner_booked_mail', 'New booking'], app: ['owner_booked_app', 'booked'] },
  },
  'a confirmation': {
    first: requested,
    happens: id => act(id, 'confirm'),
    ann: { mail: ['client_confirmed_mail', 'Booked'], app: ['client_confirmed_app', 'confirmed'] },
  },
  'a refusal': {
    first: requested,
    happens: id => act(id, 'decline'),
    ann: { mail: ['client_cancelled_mail', 'Cancelled'], app: ['client_cancelled_app', 'declined'] },
  },
  'a refusal that is taken back': {
    first: async () => {
      const id = await requested()
      await act(id, 'decline')
      return id
    },
    happens: id => act(id, 'declined/take-back'),
    ann: { mail: ['client_cancelled_mail', 'Open again'], app: ['client_cancelled_app', 'reopened'] },
  },
  'a move by the client': {
    first: book,
    happens: id => move(id, nineOClock + hour),
    ann: { mail: ['client_moved_mail', 'Moved'] },
    owner: { mail: ['owner_moved_mail', 'Moved'], app: ['owner_moved_app', 'moved'] },
  },
  'a move by the salon': {
    first: book,
    happens: id => move(id, nineOClock + hour, client().asOwner),
    ann: { mail: ['client_moved_mail', 'Changed'], app: ['client_moved_app', 'moved'] },
  },
  'a move of a request by the salon': {
    first: requested,
    happens: id => move(id, nineOClock + hour, client().asOwner),
    ann: { mail: ['client_moved_mail', 'Changed'], app: ['client_moved_app', 'moved'] },
  },
  'a cancellation by the client': {
    first: book,
    happens: id => act(id, 'cancel', client().asAnn),
    ann: { mail: ['client_cancelled_mail', 'Cancelled'] },
    owner: { mail: ['owner_cancelled_mail', 'Cancelled'], app: ['owner_cancelled_app', 'cancelled'] },
  },
  'a cancellation by the salon': {
    first: book,
    happens: id => act(id, 'cancel'),
    ann: { mail: ['client_cancelled_mail', 'Cancelled'], app: ['client_cancelled_app', 'cancelled'] },
  },
  'a payment': {
    first: book,
    happens: id => client().paid(id),
    ann: { mail: ['client_paid_mail', 'Paid'] },
  },
}

const cookies = () => ({ ann: client().asAnn, owner: client().asOwner })
const ids = () => ({ ann: client().ann.uid, owner: client().scenario.owner.uid })
const addresses = () => ({ ann: client().ann.email, owner: client().scenario.owner.email })

async function toldBy(happening: Happening) {
  const id = (await happening.first?.()) ?? ''
  await later()
  const mailed = inbox().length
  const shown = await db().selectFrom('notifications').select('id').execute()
  await happening.happens(id)
  await later()
  const notifications = await db().selectFrom('notifications').select(['id', 'kind', 'user_id']).execute()
  return {
    mails: inbox().slice(0, inbox().length - mailed),
    notifications: notifications.filter(({ id: one }) => !shown.some(earlier => earlier.id === one)),
  }
}

const switchOff = async (who: 'ann' | 'owner', settings: NotificationSettings) => {
  const cookie = cookies()[who]
  await dataOf(client().api.request('PUT', '/notification-settings', settings, { cookie }))
}

const sides = ['ann', 'owner'] as const

/** By receiver: what is mailed, and what is shown. */
const expectedOf = (told: Told, without?: NotificationSetting) => {
  const of = (channel: NotificationChannel) =>
    sides.flatMap(who => {
      const found = told[who]?.[channel]
      return found && found[0] !== without ? [`${who} ${found[1]}`] : []
    })
  return { mails: of('mail'), kinds: of('app') }
}

const seen = ({ mails, notifications }: Awaited<ReturnType<typeof toldBy>>) => ({
  mails: sides.flatMap(who =>
    mails
      .filter(({ to }) => to === addresses()[who])
      .map(({ subject }) => `${who} ${String(subject.split(':')[0])}`),
  ),
  kinds: sides.flatMap(who =>
    notifications.filter(({ user_id }) => user_id === ids()[who]).map(({ kind }) => `${who} ${kind}`),
  ),
})

test.each(Object.entries(happenings))(
  '%s is told to each side, once, in each channel',
  async (_name, one) => {
    expect(seen(await toldBy(one))).toEqual(expectedOf(one))
  },
)

const choices = new Set(choicesFor('barber').map(({ setting }) => setting))

const switched = Object.entries(happenings).flatMap(([name, happening]) =>
  sides.flatMap(who =>
    notificationChannels.flatMap(channel => {
      const setting = happening[who]?.[channel]?.[0]
      return setting && choices.has(setting) ? [{ name, setting, who, happening }] : []
    }),
  ),
)

test.each(switched)(
  '$name without $setting is told in the other ways only',
  async ({ setting, who, happening }) => {
    await switchOff(who, { [setting]: false })
    expect(seen(await toldBy(happening))).toEqual(expectedOf(happening, setting))
  },
)

test('what is paid cannot be switched off', async () => {
  await switchOff('ann', { client_paid_mail: false })
  const { mails } = await toldBy({ first: book, happens: id => client().paid(id) })
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Paid/)])
})

test('a paid visit that is cancelled is refunded, and both are said', async () => {
  const { mails } = await toldBy({ first: paid, happens: id => act(id, 'cancel', client().asAnn) })
  const anns = mails.filter(({ to }) => to === client().ann.email)
  expect(anns.map(({ subject }) => subject.split(':')[0]).sort()).toEqual(['Cancelled', 'Refunded'])
  expect(anns.map(({ text }) => text).join()).toMatch(/\$20.* has gone back to your card/)
})

test('several moves of the client are mailed as one, a move and back not at all', async () => {
  const id = await book()
  await later()
  const before = inbox().length
  await move(id, nineOClock + hour)
  await move(id, nineOClock + 2 * hour)
  await later()
  expect(inbox().length - before).toBe(2)
  for (const { text } of inbox().slice(0, 2)) {
    expect(text).toMatch(/Until now: .*9:00 AM/)
    expect(text).toMatch(/When: .*11:00 AM/)
  }
  await move(id, nineOClock)
  await move(id, nineOClock + 2 * hour)
  await later()
  expect(inbox().length - before).toBe(2)
})

test('only mails that can be switched off say where', async () => {
  await toldBy({ first: paid, happens: id => act(id, 'cancel', client().asAnn) })
  const withFoot = inbox().filter(({ text }) =>
    text.includes('http://kursi.test/user/settings/notifications'),
  )
  const subjects = (mails: readonly SentMail[]) => [
    ...new Set(mails.map(({ subject }) => subject.split(':')[0])),
  ]
  expect(subjects(withFoot).sort()).toEqual(['Booked', 'Cancelled', 'New booking'])
})

test('the calendar of either side follows: the same event, a higher sequence, and it goes when cancelled', async () => {
  const id = await book()
  await move(id, nineOClock + hour)
  await later()
  await act(id, 'cancel', client().asAnn)
  for (const to of Object.values(addresses())) {
    const files = inbox()
      .filter(mail => mail.to === to)
      .reverse()
      .flatMap(({ calendar }) => calendar ?? [])
    expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    const events = files.flatMap(({ content }) => readCalendar(content).events)
    expect(events.map(({ uid }) => uid)).toEqual([`${id}@kursi`, `${id}@kursi`, `${id}@kursi`])
    expect(events.map(({ startsAt }) => (startsAt - nineOClock) / hour)).toEqual([0, 1, 1])
    expect(events.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
    const [first = 0, second = 0, third = 0] = events.map(({ sequence }) => sequence)
    expect([second > first, third > second]).toEqual([true, true])
    for (const { content } of files) expect(content.replace(/\r\n /g, '')).toContain(`mailto:${to}`)
  }
})
