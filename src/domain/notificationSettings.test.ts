import type { NotificationKind } from './notification'
import { choicesFor, rulesFor, settingOf } from './notificationSettings'

const kinds: Record<NotificationKind, true> = {
  booked: true,
  confirmed: true,
  declined: true,
  reopened: true,
  moved: true,
  cancelled: true,
  done: true,
  reminder: true,
  refund_refused: true,
  slot_free: true,
  promotion: true,
  reviewed: true,
  answered: true,
  time_off: true,
}

const settings = new Set(rulesFor('barber').map(({ setting }) => setting))
const ofStaff = new Set(rulesFor('staff').map(({ setting }) => setting))

test.each(Object.keys(kinds) as NotificationKind[])('%s in the app has a rule for each reader', kind => {
  for (const audience of ['client', 'owner'] as const) {
    for (const status of ['pending', 'confirmed'] as const) {
      expect(settings).toContain(settingOf(kind, { audience, status }))
    }
  }
  expect(ofStaff).toContain(settingOf(kind, { audience: 'staff' }))
})

test('codes, money and what was asked for cannot be switched off', () => {
  const choices = choicesFor('barber').map(({ setting }) => setting)
  const required = [...settings].filter(setting => !choices.includes(setting))
  expect(required.sort()).toEqual([
    'account_security_mail',
    'account_subscription_mail',
    'client_paid_mail',
    'client_refundRefused_app',
    'client_refundRefused_mail',
    'client_refunded_mail',
    'client_slotFree_app',
    'owner_refundRefused_app',
    'owner_refundRefused_mail',
  ])
})

test.each([
  ['customer', ['client', 'account']],
  ['staff', ['staff', 'account']],
  ['beauty_salon', ['owner', 'client', 'account']],
] as const)('a %s chooses among the events of %j', (role, groups) => {
  expect([...new Set(rulesFor(role).map(({ group }) => group))]).toEqual(groups)
})
