import { useTranslation } from 'react-i18next'
import styles from './FactList.module.css'
import type { Opened } from './openFile'
import { useMoment } from './useMoment'

export function FactList({ kind, facts }: Pick<Opened, 'kind' | 'facts'>) {
  const { t } = useTranslation('support')
  const moment = useMoment({ dateStyle: 'medium', timeStyle: 'medium' })
  if (!facts) return <p>{t(kind === 'storage' ? 'facts.storage' : 'facts.devTools')}</p>
  const { version, language, viewport, savedAt } = facts
  const rows = [
    [t('facts.savedAt'), moment(savedAt)],
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
