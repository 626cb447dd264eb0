import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/useFormat'
import styles from './FactList.module.css'
import type { SessionFacts } from './sessionFile'

export function FactList({ facts }: { facts: SessionFacts | null }) {
  const { t } = useTranslation('support')
  const { locale } = useFormat()
  if (!facts) return <p>{t('facts.storage')}</p>
  const { version, language, viewport, savedAt } = facts
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  const rows = [
    [t('facts.savedAt'), moment.format(savedAt)],
    [t('facts.version'), version],
    [t('facts.language'), language],
    [t('facts.viewport'), `${viewport.width} × ${viewport.height}`],
  ] as const
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            <bdi className="numeric">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
