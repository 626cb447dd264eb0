import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import type { IconName } from '@/ui/iconPaths'
import { MyLocation } from './MyLocation'
import type { FindPosition } from './savePosition'
import styles from './Shortcuts.module.css'

interface ShortcutsProps {
  salonId: string
  findPosition: FindPosition
}

const links = [
  { label: 'sections', to: paths.sections, icon: 'menu' },
  { label: 'services', to: paths.services, icon: 'scissors' },
  { label: 'schedule', to: paths.schedule, icon: 'clock' },
  { label: 'team', to: paths.team, icon: 'users' },
] as const satisfies { label: string; to: string; icon: IconName }[]

export function Shortcuts({ salonId, findPosition }: ShortcutsProps) {
  const { t } = useTranslation('profile')
  return (
    <Card as="section" aria-labelledby="shortcuts">
      <h2 id="shortcuts" className={styles.heading}>
        {t('shortcut.title')}
      </h2>
      <div className={styles.grid}>
        {links.map(({ label, to, icon }) => (
          <ButtonLink key={label} to={to} icon={icon}>
            {t(`shortcut.${label}`)}
          </ButtonLink>
        ))}
        <MyLocation salonId={salonId} findPosition={findPosition} />
      </div>
    </Card>
  )
}
