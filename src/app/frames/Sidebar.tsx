import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { logOut } from '@/features/auth/logOut'
import { useUser } from '@/features/auth/useUser'
import { ThemeSwitch } from '@/features/preferences/ThemeSwitch'
import { homeOf, paths } from '@/domain/paths'
import { isOwner } from '@/domain/role'
import type { User } from '@/domain/user'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { entriesOf } from './signedInEntries'
import { OwnAppointmentsEntry } from './OwnAppointmentsEntry'
import { SidebarEntry } from './SidebarEntry'
import { SidebarGroup } from './SidebarGroup'
import styles from './Sidebar.module.css'

const businessOf = ({ role, salon }: User) => (isOwner(role) ? role : salon)

export function Sidebar() {
  const { t } = useTranslation(['common', 'frame'])
  const dispatch = useAppDispatch()
  const user = useUser()
  const navigate = useNavigate()
  const leave = async () => {
    await dispatch(logOut())
    // Pages that visitors may see have no guard that would redirect to login.
    void navigate(paths.login, { replace: true })
  }
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      <div className={styles.user}>
        <Avatar name={user.name} />
        <span className={styles.userText}>
          <bdi className={styles.fullName}>{user.name}</bdi>
          <span className={styles.userRole}>
            {user.role === 'customer' ? t('frame:sidebar.client') : t(`businessType.${businessOf(user)}`)}
          </span>
        </span>
      </div>
      <ul className={styles.entries}>
        {entriesOf('main', user).map(entry => (
          <SidebarEntry key={entry.to} entry={entry} end={entry.to === homeOf(user.role)} />
        ))}
        {isOwner(user.role) && <OwnAppointmentsEntry uid={user.uid} />}
      </ul>
      <SidebarGroup group="settings" user={user} />
      <SidebarGroup group="legal" user={user} />
      <div className={styles.foot}>
        <button type="button" className={styles.entry} onClick={() => void leave()}>
          <Icon name="logout" />
          <span>{t('frame:sidebar.logOut')}</span>
        </button>
        <ThemeSwitch />
      </div>
    </nav>
  )
}
