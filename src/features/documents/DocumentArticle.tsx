import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/useFormat'
import { PageHeader } from '@/ui/PageHeader'
import { DocumentContents } from './DocumentContents'
import { DocumentSection } from './DocumentSection'
import type { ReadDocument } from './documentText'
import styles from './Document.module.css'

export function DocumentArticle({
  document: { title, updated, intro, sections },
}: {
  document: ReadDocument
}) {
  const { t } = useTranslation('documents')
  const format = useFormat()
  return (
    <article className={styles.article}>
      <PageHeader title={title} text={t('updated', { date: format.date(updated, 'short') })} />
      <div className={styles.columns}>
        <DocumentContents sections={sections} />
        <div className={styles.text}>
          <p className={styles.intro}>{intro}</p>
          {sections.map((section, index) => (
            <DocumentSection key={section.id} number={index + 1} section={section} />
          ))}
        </div>
      </div>
    </article>
  )
}
