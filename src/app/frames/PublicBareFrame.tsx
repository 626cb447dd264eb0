import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { Link } from '@/ui/Link'
import { mainId } from '@/ui/mainId'
import styles from './PublicBareFrame.module.css'

/** A document without header and footer, for display inside another product. The installed app has no Back button. */
export function PublicBareFrame() {
  const { t } = useTranslation()
  return (
    <main id={mainId} tabIndex={-1} className={styles.page}>
      <Link to={paths.landing} className={styles.back}>
        {t('errorScreen.home')}
      </Link>
      <Outlet />
    </main>
  )
}
