import fc from 'fast-check'
import { choicesFor, type NotificationSetting } from '@/domain/notificationSettings'
import { nineOClock, startPayingClient } from '@/testing/scenarios/payingClient'

const minute = 60_000
const hour = 60 * minute

jest.setTimeout(120_000)

const mailed = choicesFor('barber').flatMap(({ setting, channel }) => (channel === 'mail' ? [setting] : []))

const deeds = ['confirm', 'decline', 'declined/take-back', 'cancel', 'client cancels'] as const
const step = fc.oneof(
  fc.record({ deed: fc.constantFrom(...deeds) }),
  fc.record({ deed: fc.constantFrom('move', 'client moves'), hours: fc.nat(3) }),
)

/** The settings that a mail's first words may stand for. */
const settingsOf: Record<string, { client?: NotificationSetting; owner?: NotificationSetting }> = {
  Requested: { client: 'client_requested_mail' },
  Booked: { client: 'client_confirmed_mail' },
  Changed: { client: 'client_moved_mail' },
  Moved: { client: 'client_moved_mail', owner: 'owner_moved_mail' },
  Cancelled: { client: 'client_cancelled_mail', owner: 'owner_cancelled_mail' },
  'Open again': { client: 'client_cancelled_mail' },
  'New request': { owner: 'owner_requested_mail' },
  'New booking': { owner: 'owner_booked_mail' },
}

test('whatever happens, nobody is mailed twice of one event, nor what they have switched off', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 5 }),
      fc.subarray(mailed),
      fc.boolean(),
      async (steps, off, confirmsAtOnce) => {
        let now = nineOClock - 48 * hour
        const client = await startPayingClient({ now: () => now })
        const { api, ann, scenario } = client
        await api.app.db
          .updateTable('salons')
          .set({ confirms_at_once: confirmsAtOnce ? 1 : 0 })
          .execute()
        for (const cookie of [client.asAnn, client.asOwner]) {
          const settings = Object.fromEntries(off.map(setting => [setting, false]))
          await api.request('PUT', '/notification-settings', settings, { cookie })
        }
        const inbox = () => api.app.mailer.inbox?.() ?? []
        const expectTold = async (before: number) => {
          now += minute
          await client.runJobs()
          await client.runJobs()
          const fresh = inbox().slice(0, inbox().length - before)
          for (const to of [ann.email, scenario.owner.email]) {
            const own = fresh.filter(mail => mail.to === to)
            expect(own.length).toBeLessThanOrEqual(1)
            for (const { subject } of own) {
              const settings = settingsOf[subject.split(':')[0] ?? '']
              const setting = to === ann.email ? settings?.client : settings?.owner
              expect(mailed).toContain(setting)
              expect(off).not.toContain(setting)
            }
          }
        }

        const { _id: id } = await client.book(nineOClock)
        await expectTold(0)
        for (const { deed, ...more } of steps) {
          const before = inbox().length
          const startsAt = nineOClock + ('hours' in more ? more.hours * hour : 0)
          const move = (cookie: string) =>
            api.request('POST', `/appointments/${id}/reschedule`, { startsAt }, { cookie })
          if (deed === 'move') await move(client.asOwner)
          else if (deed === 'client moves') await move(client.asAnn)
          else if (deed === 'client cancels') await client.act(id, 'cancel', client.asAnn)
          else await client.act(id, deed)
          await expectTold(before)
        }
        await api.close()
      },
    ),
    { numRuns: 25 },
  )
})
