import { appointmentsOf, homeOf, paths } from '@/domain/paths'
import { isOwner, type Role } from '@/domain/role'
import type common from '@/i18n/en/common.json'
import type { IconName } from '@/ui/iconPaths'

export interface Entry {
  label: keyof (typeof common)['nav']
  to: string
  icon: IconName
}

/** What the sidebar offers a person of the role, top to bottom. */
export const entriesOf = (role: Role): Entry[] => [
  { label: 'home', to: homeOf(role), icon: 'home' },
  { label: 'appointments', to: appointmentsOf(role), icon: 'calendar' },
  { label: 'payments', to: paths.payments, icon: 'payment' },
  ...(isOwner(role) ? [{ label: 'profile', to: paths.profile, icon: 'staffMember' } as const] : []),
  { label: 'manageSubscription', to: paths.manageSubscription, icon: 'star' },
  ...(isOwner(role) ? [] : [{ label: 'search', to: paths.search, icon: 'search' } as const]),
]

/** The Settings group, the same for everybody. */
export const settingsEntries: readonly Entry[] = [
  { label: 'accountInfo', to: paths.accountInfo, icon: 'user' },
  { label: 'changePassword', to: paths.changePassword, icon: 'lock' },
  { label: 'adminKey', to: paths.adminKey, icon: 'key' },
  { label: 'privacyPolicy', to: paths.barePrivacyPolicy, icon: 'shield' },
  { label: 'terms', to: paths.settingsTerms, icon: 'document' },
  { label: 'termsOfExchange', to: paths.termsOfExchange, icon: 'receipt' },
  { label: 'help', to: paths.contact, icon: 'help' },
  { label: 'deleteAccount', to: paths.deleteAccount, icon: 'trash' },
]
