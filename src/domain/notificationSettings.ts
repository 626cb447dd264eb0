import { boolean, object, type ObjectSchema } from 'yup'
import type { AppointmentFacts, NotificationKind } from './notification'
import { isOwner, type Role } from './role'

export const notificationChannels = ['app', 'mail'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Why nobody can switch a notification off. */
export type RequiredReason = 'security' | 'money' | 'asked'

/** `on` and `off` are defaults that a person can change. */
type Rule = 'on' | 'off' | RequiredReason

type Rules = Record<string, Partial<Record<NotificationChannel, Rule>>>

const both = { app: 'on', mail: 'on' } as const
const refusedRefund = { app: 'money', mail: 'money' } as const

/** Which event is told to whom, and in which channels. `owner` is about the own salon, `staff` about
 * the appointments that a staff member serves, `client` about own visits. */
export const notificationRules = {
  owner: {
    requested: both,
    booked: both,
    moved: both,
    cancelled: both,
    reviewed: { app: 'on' },
    timeOff: { app: 'on' },
    refundRefused: refusedRefund,
  },
  staff: {
    booked: { app: 'on' },
    moved: { app: 'on' },
    cancelled: { app: 'on' },
  },
  client: {
    requested: { mail: 'on' },
    confirmed: both,
    moved: both,
    cancelled: both,
    reminder: both,
    slotFree: { app: 'asked', mail: 'on' },
    done: { app: 'on' },
    answered: { app: 'on' },
    promotion: { app: 'on' },
    paid: { mail: 'money' },
    refunded: { mail: 'money' },
    refundRefused: refusedRefund,
  },
  account: {
    security: { mail: 'security' },
    subscription: { mail: 'money' },
  },
} as const satisfies Record<string, Rules>

type NotificationRules = typeof notificationRules
export type NotificationGroup = keyof NotificationRules
export const notificationGroups = Object.keys(notificationRules) as NotificationGroup[]

type OfGroup<Group extends NotificationGroup> = {
  [Event in keyof NotificationRules[Group] & string]: {
    name: `${Group}_${Event}`
    setting: `${Group}_${Event}_${keyof NotificationRules[Group][Event] & string}`
  }
}[keyof NotificationRules[Group] & string]

type OfAll = { [Group in NotificationGroup]: OfGroup<Group> }[NotificationGroup]

/** Like `client_moved`: a group and one of its events. */
export type NotificationEvent = OfAll['name']
/** Like `client_moved_mail`: an event in one of its channels. */
export type NotificationSetting = OfAll['setting']

export interface NotificationRule {
  group: NotificationGroup
  event: NotificationEvent
  channel: NotificationChannel
  setting: NotificationSetting
  isOn: boolean
  required: RequiredReason | undefined
}

const allRules: readonly NotificationRule[] = Object.entries<Rules>(notificationRules).flatMap(
  ([group, events]) =>
    Object.entries(events).flatMap(([event, channels]) =>
      notificationChannels.flatMap(channel => {
        const rule = channels[channel]
        if (!rule) return []
        const isChoice = rule === 'on' || rule === 'off'
        return {
          group: group as NotificationGroup,
          event: `${group}_${event}` as NotificationEvent,
          channel,
          setting: `${group}_${event}_${channel}` as NotificationSetting,
          isOn: rule !== 'off',
          required: isChoice ? undefined : rule,
        }
      }),
    ),
)

const ruleOf = new Map(allRules.map(rule => [rule.setting, rule]))

/** Owners book as clients too. A staff member's login neither books for itself nor holds a plan. */
export const rulesFor = (role: Role): NotificationRule[] =>
  allRules.filter(({ group, event }) =>
    role === 'staff'
      ? group === 'staff' || event === 'account_security'
      : group !== 'staff' && (group !== 'owner' || isOwner(role)),
  )

export const choicesFor = (role: Role): NotificationRule[] =>
  rulesFor(role).filter(({ required }) => required === undefined)

/** What a person can switch, by setting. GET and PUT /notification-settings */
export type NotificationSettings = Partial<Record<NotificationSetting, boolean>>

export const withDefaults = (role: Role, chosen: NotificationSettings): NotificationSettings =>
  Object.fromEntries(choicesFor(role).map(({ setting, isOn }) => [setting, chosen[setting] ?? isOn]))

/** Undefined for what nobody can switch. */
export const defaultOf = (setting: NotificationSetting): boolean | undefined => {
  const rule = ruleOf.get(setting)
  return rule?.required === undefined ? rule?.isOn : undefined
}

/** A setting that is not sent stays as it is. */
export const notificationSettingsSchema: ObjectSchema<Record<string, boolean | undefined>> = object(
  Object.fromEntries(
    allRules.filter(({ required }) => required === undefined).map(({ setting }) => [setting, boolean()]),
  ),
)

function staffSettingOf(kind: NotificationKind): NotificationSetting {
  if (kind === 'moved') return 'staff_moved_app'
  return kind === 'cancelled' || kind === 'declined' ? 'staff_cancelled_app' : 'staff_booked_app'
}

/** The setting that decides whether a notification is shown. */
export function settingOf(
  kind: NotificationKind,
  { audience, status }: Partial<AppointmentFacts>,
): NotificationSetting {
  if (audience === 'staff') return staffSettingOf(kind)
  const isOwners = audience === 'owner'
  switch (kind) {
    case 'booked':
      return status === 'pending' ? 'owner_requested_app' : 'owner_booked_app'
    case 'moved':
      return isOwners ? 'owner_moved_app' : 'client_moved_app'
    case 'cancelled':
    case 'declined':
    case 'reopened':
      return isOwners ? 'owner_cancelled_app' : 'client_cancelled_app'
    case 'refund_refused':
      return isOwners ? 'owner_refundRefused_app' : 'client_refundRefused_app'
    case 'confirmed':
      return 'client_confirmed_app'
    case 'done':
      return 'client_done_app'
    case 'reminder':
      return 'client_reminder_app'
    case 'slot_free':
      return 'client_slotFree_app'
    case 'promotion':
      return 'client_promotion_app'
    case 'reviewed':
      return 'owner_reviewed_app'
    case 'time_off':
      return 'owner_timeOff_app'
    case 'answered':
      return 'client_answered_app'
  }
}
