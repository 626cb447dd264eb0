import { useTranslation } from 'react-i18next'
import { useUnready } from '@/features/publicSite/useUnready'
import { Icon } from '@/ui/Icon'
import styles from './StoreButtons.module.css'

/** The operator's app store links by system; undefined when not configured. */
const storeLinks = () => ({ ios: import.meta.env.VITE_IOS_URL, android: import.meta.env.VITE_ANDROID_URL })

const systems = ['ios', 'android'] as const

export function StoreButtons() {
  const { t } = useTranslation('landing')
  const showComingSoon = useUnready()
  const links = storeLinks()
  return (
    <ul className={styles.list} aria-label={t('stores.label')}>
      {systems.map(system => (
        <li key={system}>
          {links[system] ? (
            <a href={links[system]} rel="noopener" className={styles.store}>
              <Icon name="download" />
              <StoreWords name={t(`stores.${system}`)} note={t('stores.get')} />
            </a>
          ) : (
            <button
              type="button"
              className={`${styles.store} ${styles.soon}`}
              onClick={() => showComingSoon(`${system}_app`)}
            >
              <Icon name="clock" />
              <StoreWords name={t(`stores.${system}`)} note={t('stores.soon')} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const StoreWords = ({ name, note }: { name: string; note: string }) => (
  <span className={styles.words}>
    <span className={styles.name}>{name}</span> <span className={styles.note}>{note}</span>
  </span>
)
