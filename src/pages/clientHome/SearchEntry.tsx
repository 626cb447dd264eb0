import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import styles from './SearchEntry.module.css'

/** Looks like the search field and links to the search page. */
export const SearchEntry = () => {
  const { t } = useTranslation('home')
  return (
    <Link to={paths.search} className={styles.entry}>
      <Icon name="search" />
      <span>
        <span className={styles.title}>{t('search')}</span>
        <span className={styles.text}>{t('searchText')}</span>
      </span>
    </Link>
  )
}
