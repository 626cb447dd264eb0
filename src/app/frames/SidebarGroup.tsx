import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '@/domain/role'
import { entriesOf } from './signedInEntries'
import styles from './Sidebar.module.css'
import { SidebarEntry } from './SidebarEntry'

interface SidebarGroupProps {
  group: 'settings' | 'legal'
  role: Role
}

export function SidebarGroup({ group, role }: SidebarGroupProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <h2 id={id} className={styles.group}>
        {t(`nav.${group}`)}
      </h2>
      <ul className={styles.entries} aria-labelledby={id}>
        {entriesOf(group, role).map(entry => (
          <SidebarEntry key={entry.to} entry={entry} />
        ))}
      </ul>
    </>
  )
}
