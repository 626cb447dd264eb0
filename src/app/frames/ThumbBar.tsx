import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { addressQuery, searchOf, type AddressQuery } from '@/domain/addressQuery'
import { selectAppointmentsView } from '@/features/preferences/preferencesSlice'
import { useAppDispatch } from '@/store/services'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { pageAt, type Viewer } from '../routes/access'
import type { ThumbEntry } from '../routes/page'
import { kindOf, thumbEntriesOf } from './signedInEntries'
import { selectSidebarOpen, sidebarToggled } from './layoutSlice'
import styles from './ThumbBar.module.css'

const queryOf = ({ view }: ThumbEntry): AddressQuery => {
  if (!view) return addressQuery()
  if (view !== 'walkIn') return addressQuery([['view', view]])
  return addressQuery([
    ['view', 'calendar'],
    ['walkIn', 'next'],
  ])
}

/** The pages that a thumb reaches, on phones. Absent where the page has a bar of its own. */
export function ThumbBar({ user }: { user: Viewer }) {
  const { t } = useTranslation('frame')
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const chosenView = useSelector(selectAppointmentsView)
  const isOpen = useSelector(selectSidebarOpen)
  const page = pageAt(pathname)
  if (page?.actionBar) return null
  const view = addressQuery(search).get('view') ?? chosenView
  return (
    <nav aria-label={t('thumb.label')} className={styles.bar}>
      <ul className={styles.entries}>
        {thumbEntriesOf(user).map(entry => {
          const { to, label, icon } = entry
          const isCurrent = page?.path === to && (entry.view === undefined || entry.view === view)
          return (
            <li key={label}>
              <Link
                to={to + searchOf(queryOf(entry))}
                aria-current={isCurrent ? 'page' : undefined}
                className={styles.entry}
              >
                <Icon name={icon} size={22} />
                <span className={styles.label}>{t(`thumb.${label}`)}</span>
              </Link>
            </li>
          )
        })}
        {kindOf(user) === 'owner' && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              className={styles.entry}
              onClick={() => dispatch(sidebarToggled())}
            >
              <Icon name="menu" size={22} />
              <span className={styles.label}>{t('thumb.more')}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
