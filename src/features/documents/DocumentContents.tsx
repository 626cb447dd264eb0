import { useTranslation } from 'react-i18next'
import { Link } from '@/ui/Link'
import type { ReadDocument } from './documentText'
import styles from './Document.module.css'

export function DocumentContents({ sections }: Pick<ReadDocument, 'sections'>) {
  const { t } = useTranslation('documents')
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <p className={styles.contentsTitle}>{t('contents')}</p>
      <ol className={styles.contentsList}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Link to={`#${id}`} className={styles.contentsLink}>
              <span className="numeric">{`${index + 1}.`}</span> <span>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
