import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Viewer } from '../routes/access'
import { entriesOf } from './signedInEntries'
import styles from './Sidebar.module.css'
import { SidebarEntry } from './SidebarEntry'

interface SidebarGroupProps {
  group: 'settings' | 'legal'
  user: Viewer
}

export function SidebarGroup({ group, user }: SidebarGroupProps) {
  const { t } = useTranslation('frame')
  const id = useId()
  return (
    <>
      <h2 id={id} className={styles.group}>
        {t(`sidebar.${group}`)}
      </h2>
      <ul className={styles.entries} aria-labelledby={id}>
        {entriesOf(group, user).map(entry => (
          <SidebarEntry key={entry.to} entry={entry} />
        ))}
      </ul>
    </>
  )
}
