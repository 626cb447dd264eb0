import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import { mostChanges, changesBetween } from './changesBetween'
import styles from './StateChanges.module.css'
import { StateTree } from './StateTree'

interface StateChangesProps {
  before: object
  after: object
}

/** What the step changed: where, from what, to what. */
export function StateChanges({ before, after }: StateChangesProps) {
  const { t } = useTranslation('support')
  const { number } = useFormat()
  const changes = useMemo(() => changesBetween(before, after), [before, after])
  const value = (side: 'before' | 'after', content: unknown) => (
    <div className={styles[side]}>
      <span className={styles.side}>{t(`changes.${side}`)}</span>
      {content === undefined ? (
        <span className={styles.absent}>{t('changes.absent')}</span>
      ) : (
        <div dir="ltr" lang="en" className={styles.value}>
          <StateTree value={content} />
        </div>
      )}
    </div>
  )
  return (
    <Card as="section" aria-label={t('changes.label')} className={styles.changes}>
      <h2 className={styles.title}>{t('changes.label')}</h2>
      {changes.length === 0 && <p className={styles.absent}>{t('changes.none')}</p>}
      <ul className={styles.list}>
        {changes.map(change => (
          <li key={change.path} className={styles.change}>
            <code dir="ltr" className={styles.path}>
              {change.path}
            </code>
            {value('before', change.before)}
            {value('after', change.after)}
          </li>
        ))}
      </ul>
      {changes.length === mostChanges && <p>{t('changes.most', { count: number(mostChanges) })}</p>}
    </Card>
  )
}
