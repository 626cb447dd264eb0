import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/Icon'
import { NavLink } from '@/ui/NavLink'
import type { Entry } from './signedInEntries'
import styles from './Sidebar.module.css'

interface SidebarEntryProps {
  entry: Entry
  /** Current only at this exact address, not at addresses below it. */
  end?: boolean
}

export function SidebarEntry({ entry: { label, to, icon }, end = false }: SidebarEntryProps) {
  const { t } = useTranslation('frame')
  return (
    <li>
      <NavLink to={to} end={end} className={styles.entry} currentClassName={styles.current}>
        <Icon name={icon} />
        <span>{t(`sidebar.${label}`)}</span>
      </NavLink>
    </li>
  )
}
