import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { StaffRight } from '@/domain/staffRights'
import { useRights } from '@/features/auth/useRights'
import { ButtonLink } from '@/ui/ButtonLink'
import type { IconName } from '@/ui/iconPaths'
import { Inline } from '@/ui/Inline'

const links = [
  { label: 'sections', to: paths.sections, icon: 'menu', right: 'manage_services' },
  { label: 'services', to: paths.services, icon: 'scissors', right: 'manage_services' },
  { label: 'schedule', to: paths.schedule, icon: 'clock', right: 'manage_services' },
  { label: 'team', to: paths.team, icon: 'users', right: 'manage_team' },
] as const satisfies { label: string; to: string; icon: IconName; right: StaffRight }[]

/** The pages of the salon that a staff member's rights open, which its owner reaches from the profile. */
export const StaffShortcuts = () => {
  const { t } = useTranslation('profile')
  const { has } = useRights()
  const open = links.filter(({ right }) => has(right))
  if (open.length === 0) return null
  return (
    <nav aria-label={t('shortcut.title')}>
      <Inline>
        {open.map(({ label, to, icon }) => (
          <ButtonLink key={label} to={to} icon={icon}>
            {t(`shortcut.${label}`)}
          </ButtonLink>
        ))}
      </Inline>
    </nav>
  )
}
