import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { Icon } from '@/ui/Icon'
import type { ElementNode } from '@/ui/ElementNode'
import styles from './ErrorScreen.module.css'

/** The router's fallback (section 2): the status text or the error's message, and a link home that reloads the app. */
export function ErrorScreen({ detail, children }: { detail: string; children?: ElementNode }) {
  const { t } = useTranslation()
  return (
    <main className={styles.screen}>
      <Icon name="alert" size={40} />
      <h1>{t('errorScreen.title')}</h1>
      <p className={styles.detail} dir="auto">
        {detail}
      </p>
      {children}
      <a className={styles.home} href={paths.landing}>
        {t('errorScreen.home')}
      </a>
    </main>
  )
}

export function NotFoundScreen() {
  const { t } = useTranslation()
  return <ErrorScreen detail={t('errorScreen.notFound')} />
}
